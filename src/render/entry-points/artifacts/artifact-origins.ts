import { groupBy } from '../../../model/group-by.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { itemsAt, type YamlNode, valueAt } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { hostSpan, type Span } from '../../../model/span.ts';
import { copiedPaths, folderBehind } from '../../flux/artifact/copied-folders.ts';
import type { EntrySource, RepositoryName } from '../entry-object.ts';
import { nearestTo } from '../nearest-to.ts';

/** The source that an artifact of an ArtifactGenerator is made of, with the folder there; undefined if it is none, or is made in another way. */
type OriginOf = (source: EntrySource, from: Span) => EntrySource | 'unknown' | undefined;

interface Output {
  readonly generator: Manifest;
  readonly artifact: YamlNode;
}

/**
 * Follows ExternalArtifacts to the sources that the ArtifactGenerators among `manifests` copy them from. Of several artifacts with one
 * name the nearest is meant: each cluster has its own. https://fluxcd.io/flux/components/source/artifactgenerators/
 */
export function artifactOrigins(manifests: readonly Manifest[]): OriginOf {
  const outputs = groupBy(manifests.flatMap(outputsOf), ({ generator, artifact }) => {
    return `${generator.namespace ?? ''}/${textOf(artifact, 'name', generator)}`;
  });
  return (source, from) => {
    const { repository, folder } = source;
    if (repository.kind !== 'flux-source' || repository.sourceKind !== 'ExternalArtifact')
      return undefined;
    const named = outputs.get(`${repository.namespace ?? ''}/${repository.name}`) ?? [];
    const output = nearestTo(hostSpan(from).file.path, named, placeOf);
    if (output === undefined || folder === undefined) return 'unknown';
    const { generator, artifact } = output;
    const copies = copiedPaths(artifact, generator.dialect);
    const behind = copies && folderBehind(copies, folder);
    const copied = behind && sourceOf(generator, behind.alias);
    if (behind === undefined || copied === undefined) return 'unknown';
    return { folder: behind.from, repository: copied, chart: false, revision: undefined };
  };
}

function placeOf({ generator }: Output): string {
  return hostSpan(generator.node).file.path;
}

function outputsOf(generator: Manifest): readonly Output[] {
  if (generator.group !== 'source.extensions.fluxcd.io' || generator.kind !== 'ArtifactGenerator')
    return [];
  return itemsAt(generator.node, 'spec', 'artifacts').map((artifact) => ({ generator, artifact }));
}

function sourceOf(generator: Manifest, alias: string): RepositoryName | undefined {
  const sources = itemsAt(generator.node, 'spec', 'sources');
  const source = sources.find((each) => textOf(each, 'alias', generator) === alias);
  const [name, sourceKind] = ['name', 'kind'].map((field) => textOf(source, field, generator));
  if (name === undefined || sourceKind === undefined) return undefined;
  const namespace = textOf(source, 'namespace', generator) ?? generator.namespace;
  return { kind: 'flux-source', sourceKind, name, namespace };
}

function textOf(
  node: YamlNode | undefined,
  field: string,
  { dialect }: Manifest,
): string | undefined {
  return stringOf(valueAt(node, field), dialect) || undefined;
}
