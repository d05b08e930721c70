import { createHash } from 'node:crypto';
import type { Manifest } from '../../../model/manifest.ts';
import { scalarAt } from '../../../model/node.ts';
import { scalarText } from '../../../model/scalars/scalar-text.ts';

interface ReleaseNames {
  readonly releaseName: string;
  /** Where the release's objects go. */
  readonly releaseNamespace: string;
  /** Where Helm keeps its records of the release. */
  readonly storageNamespace: string;
  /** Of the HelmChart that Flux makes in the namespace of the chart's source. */
  readonly helmChartName: string;
}

const LONGEST = 53;
const HASH_LENGTH = 12;

/** What helm-controller 1.6 calls a release, and where it goes. */
export function releaseNames(release: Manifest): ReleaseNames {
  const text = (field: string): string =>
    scalarText(scalarAt(release.node, 'spec', field), release.dialect);
  const { name = '', namespace = '' } = release;
  const target = text('targetNamespace');
  const composed = target === '' ? name : `${target}-${name}`;
  return {
    releaseName: shortened(text('releaseName') || composed),
    releaseNamespace: target || namespace,
    storageNamespace: text('storageNamespace') || namespace,
    helmChartName: `${namespace}-${name}`,
  };
}

function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
  return `${name.slice(0, LONGEST - HASH_LENGTH - 1)}-${hash}`;
}
