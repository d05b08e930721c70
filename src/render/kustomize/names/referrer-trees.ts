import { getOrMake, memo } from '../../../model/memo.ts';
import type { NameReference } from '../fields/default-name-references.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { splitPath } from '../fields/split-path.ts';
import { isSelected } from '../object/gvk.ts';
import type { Gvk } from '../object/selector.ts';

/** The fields of a type that hold names, by the steps of their paths. */
export interface ReferrerTree {
  /** What the field here may name, in kustomize's order. */
  readonly leaves: readonly ReferrerLeaf[];
  readonly children: ReadonlyMap<string, ReferrerTree>;
}

interface ReferrerLeaf {
  readonly target: NameReference;
  readonly spec: FieldSpec;
}

interface GrowingTree {
  readonly leaves: ReferrerLeaf[];
  readonly children: Map<string, GrowingTree>;
}

/** The tree of each type of object, made once per table and type. */
export const referrerTrees = memo(
  (references: readonly NameReference[]): ((gvk: Gvk) => ReferrerTree) => {
    const trees = new Map<string, ReferrerTree>();
    return (gvk) =>
      getOrMake(trees, `${gvk.group}/${gvk.version}/${gvk.kind}`, () => growTree(references, gvk));
  },
);

function growTree(references: readonly NameReference[], gvk: Gvk): ReferrerTree {
  const root: GrowingTree = { leaves: [], children: new Map() };
  for (const target of references) {
    for (const spec of target.referrers) {
      if (isSelected(gvk, spec)) branchOf(root, spec).leaves.push({ target, spec });
    }
  }
  return root;
}

/** Lists on the way are walked through whether or not the path marks them with `[]`. */
function branchOf(root: GrowingTree, spec: FieldSpec): GrowingTree {
  let here = root;
  for (const part of splitPath(spec.path, '/')) {
    const name = part.endsWith('[]') ? part.slice(0, -2) : part;
    here = getOrMake(here.children, name, () => ({ leaves: [], children: new Map() }));
  }
  return here;
}
