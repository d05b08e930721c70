import { getOrMake } from '../../../model/memo.ts';
import type { Mention } from '../../helm/template/mentions/mentioning.ts';

/** The values that templates name, as a tree of keys. */
export interface ValueTree {
  readonly below: ReadonlyMap<string, ValueTree>;
  /** All below may be read. */
  readonly whole: boolean;
}

interface Growing extends ValueTree {
  readonly below: Map<string, Growing>;
  whole: boolean;
}

export function valueTree(mentions: Iterable<Mention>): ValueTree {
  const root = newTree();
  for (const { path, whole } of mentions) {
    let here = root;
    for (const key of path) here = getOrMake(here.below, key, newTree);
    here.whole ||= whole;
  }
  return root;
}

function newTree(): Growing {
  return { below: new Map(), whole: false };
}
