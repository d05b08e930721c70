import type { Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { mapAt } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import { structItems } from '../pod/struct-items.ts';
import { refusedTextFinding, REQUIRED, textRefusal } from './text-refusal.ts';

/** Lists of ConfigMaps and Secrets in objects of Flux, by group and kind: the path to the map that has the list, and its name. */
const LISTS: ReadonlyMap<string, readonly [above: readonly string[], list: string]> = new Map([
  ['helm.toolkit.fluxcd.io/HelmRelease', [['spec'], 'valuesFrom']],
  ['kustomize.toolkit.fluxcd.io/Kustomization', [['spec', 'postBuild'], 'substituteFrom']],
]);

/**
 * Items of `valuesFrom` and `substituteFrom` that the API server refuses, because they lack what the custom resource definitions of Flux require
 * (https://fluxcd.io/flux/components/helm/api/v2/): `kind` and `name`.
 */
export function* checkFluxReferences(manifest: Manifest): Iterable<Finding> {
  const [above, list] = LISTS.get(`${manifest.group}/${manifest.kind}`) ?? [];
  if (above === undefined || list === undefined) return;
  const parent = mapAt(manifest.node, ...above);
  if (parent === undefined) return;
  const who = manifestName(manifest);
  for (const { node, path } of structItems(parent, list, above.join('.'), manifest.dialect)) {
    for (const name of ['kind', 'name']) {
      const why = textRefusal(node, name, path, manifest.dialect, REQUIRED);
      if (why !== undefined) {
        const help = message`Name the \`kind\` (Secret or ConfigMap) and the \`name\`.`;
        yield refusedTextFinding(who, `${list}[].${name}`, why, help);
      }
    }
  }
}
