import { isOpenBase } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { itemsAt, scalarAt } from '../../model/node.ts';
import type { SourceKind } from '../../model/source.ts';
import type { Explainer } from './kit/explainer.ts';

const GENERATORS: readonly (readonly [SourceKind, string])[] = [
  ['Secret', 'secretGenerator'],
  ['ConfigMap', 'configMapGenerator'],
];

/**
 * Looks for generators of the very name in any kustomization, if the reference is in a base that no overlay includes: who includes it generates
 * the source, as the overlays do that are here.
 */
export const lackingBases: Explainer = {
  id: 'lacking-base',
  strength: 'guess',
  open: ({ builds, files }) => {
    const bases = once(() => new Set(builds.filter(isBase).map(({ id }) => id)));
    const generated = once(() => {
      const found = new Map<string, string>();
      for (const { path, class: own, documents } of files) {
        if (own.kind !== 'kustomization') continue;
        for (const { root } of documents) {
          for (const [kind, field] of GENERATORS) {
            for (const item of itemsAt(root, field)) {
              const id = `${kind} ${scalarAt(item, 'name')?.text ?? ''}`;
              if (!found.has(id)) found.set(id, path);
            }
          }
        }
      }
      return found;
    });
    return ({ kind, name, build }) => {
      if (!bases().has(build)) return undefined;
      const path = generated().get(`${kind} ${name}`);
      return path === undefined
        ? undefined
        : message`${path} generates it, and who includes the base may do the same`;
    };
  },
};

/** Manifests in a folder of bases that no kustomization lists are for others too. */
function isBase(build: Build): boolean {
  return (build.kind === 'kustomization' || build.kind === 'folder') && isOpenBase(build);
}
