import { sourceFieldsOf } from '../../model/elsewhere/flux-sources.ts';
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

/** What a release needs, if it has the map above: the map, and the field. A release with a `chartRef` has no map `chart`. */
const OF_A_CHART: readonly (readonly [above: readonly string[], field: string])[] = [
  [['spec', 'chart'], 'spec'],
  [['spec', 'chart', 'spec'], 'chart'],
  [['spec', 'chart', 'spec'], 'sourceRef'],
];

/**
 * Items of `valuesFrom` and `substituteFrom` that the API server refuses, because they lack what the custom resource definitions of Flux require
 * (https://fluxcd.io/flux/components/helm/api/v2/): `kind` and `name`. A source without a name is refused, too, and a chart without a source.
 */
export function* checkFluxReferences(manifest: Manifest): Iterable<Finding> {
  const [above, list] = LISTS.get(`${manifest.group}/${manifest.kind}`) ?? [];
  if (above === undefined || list === undefined) return;
  yield* sourcesWithoutName(manifest);
  if (manifest.kind === 'HelmRelease') yield* chartWithoutSource(manifest);
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

function* sourcesWithoutName(manifest: Manifest): Iterable<Finding> {
  for (const steps of sourceFieldsOf(manifest)) {
    const map = mapAt(manifest.node, ...steps);
    const path = steps.join('.');
    const why = map && textRefusal(map, 'name', path, manifest.dialect, REQUIRED);
    if (why === undefined) continue;
    const help = message`Name the source.`;
    yield refusedTextFinding(manifestName(manifest), `${steps.at(-1) ?? ''}.name`, why, help);
  }
}

function* chartWithoutSource(manifest: Manifest): Iterable<Finding> {
  for (const [above, field] of OF_A_CHART) {
    const map = mapAt(manifest.node, ...above);
    const path = above.join('.');
    const why = map && textRefusal(map, field, path, manifest.dialect, REQUIRED);
    if (why === undefined) continue;
    const help = message`Give the \`chart\` and its \`sourceRef\` in \`spec.chart.spec\`. In a patch, a field without a value takes away what it patches.`;
    yield refusedTextFinding(
      manifestName(manifest),
      `${above.slice(1).join('.')}.${field}`,
      why,
      help,
    );
  }
}
