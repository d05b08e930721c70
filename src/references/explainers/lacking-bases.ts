import { isOpenBase } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { itemsAt, scalarAt, type YamlNode } from '../../model/node.ts';
import type { SourceKind } from '../../model/source.ts';
import type { Explainer } from './kit/explainer.ts';

const GENERATORS: readonly (readonly [SourceKind, string])[] = [
  ['Secret', 'secretGenerator'],
  ['ConfigMap', 'configMapGenerator'],
];

/**
 * Looks for generators of the very name in Components that nothing here uses, and in any kustomization if the reference is in a base that no
 * overlay includes: who includes these generates the source, as the overlays do that are here.
 */
export const lackingBases: Explainer = {
  id: 'lacking-base',
  strength: 'guess',
  open: ({ builds, files }) => {
    const bases = once(() => new Set(builds.filter(isBase).map(({ id }) => id)));
    const generated = once(() => {
      const used = new Set(builds.flatMap((each) => each.files));
      const [anywhere, unused] = [new Map<string, string>(), new Map<string, string>()];
      for (const { path, class: own, documents } of files) {
        if (own.kind !== 'kustomization') continue;
        for (const { root } of documents) {
          const isOpen = scalarAt(root, 'kind')?.text === 'Component' && !used.has(path);
          for (const id of generatedIn(root)) {
            if (!anywhere.has(id)) anywhere.set(id, path);
            if (isOpen && !unused.has(id)) unused.set(id, path);
          }
        }
      }
      return { anywhere, unused };
    });
    return ({ kind, name, build }) => {
      const { anywhere, unused } = generated();
      const component = unused.get(`${kind} ${name}`);
      if (component !== undefined)
        return message`${component} generates it, a Component that nothing in this repository uses`;
      if (!bases().has(build)) return undefined;
      const path = anywhere.get(`${kind} ${name}`);
      return path === undefined
        ? undefined
        : message`${path} generates it, and who includes the base may do the same`;
    };
  },
};

/** Kind and name of what the generators of a kustomization make. */
function generatedIn(root: YamlNode | undefined): readonly string[] {
  return GENERATORS.flatMap(([kind, field]) =>
    itemsAt(root, field).map((item) => `${kind} ${scalarAt(item, 'name')?.text ?? ''}`),
  );
}

/** Manifests in a folder of bases that no kustomization lists are for others too. */
function isBase(build: Build): boolean {
  return (build.kind === 'kustomization' || build.kind === 'folder') && isOpenBase(build);
}
