import type { Manifest } from '../manifest.ts';

/** The group of the objects that say where Flux fetches from. */
export const FLUX_SOURCES = 'source.toolkit.fluxcd.io';

const FIELDS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['kustomize.toolkit.fluxcd.io Kustomization', [['spec', 'sourceRef']]],
  [
    'helm.toolkit.fluxcd.io HelmRelease',
    [
      ['spec', 'chart', 'spec', 'sourceRef'],
      ['spec', 'chartRef'],
    ],
  ],
  [`${FLUX_SOURCES} HelmChart`, [['spec', 'sourceRef']]],
  ['image.toolkit.fluxcd.io ImageUpdateAutomation', [['spec', 'sourceRef']]],
]);

/** The paths at which an object of Flux names its sources; none for any other object. */
export function sourceFieldsOf({
  group,
  kind,
}: Pick<Manifest, 'group' | 'kind'>): readonly (readonly string[])[] {
  return FIELDS.get(`${group} ${kind}`) ?? [];
}
