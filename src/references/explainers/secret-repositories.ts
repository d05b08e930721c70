import { nameOfManifest } from '../../model/name-of.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { itemsAt, mapAt, scalarAt, type MapNode, type YamlNode } from '../../model/node.ts';
import { hostSpan } from '../../model/span.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import { isInReach, type ScopeOf } from '../scope/scope.ts';
import type { PossibleProducer } from './possible-producer.ts';

const SECRETS = /secret/i;

/**
 * Entry objects that deploy the manifests of a repository which is not here and which is called after its Secrets: teams keep these in a private
 * repository beside the one that everybody reads.
 */
export function secretRepositories(builds: readonly Build[], scopeOf: ScopeOf): PossibleProducer {
  const seen = new Set(
    builds.flatMap(({ deployedBy }) => (deployedBy === undefined ? [] : [placeOf(deployedBy.at)])),
  );
  const unseen = builds.flatMap((build) =>
    [...manifestsOf(build)].flatMap(({ manifest }) =>
      deploysSecrets(manifest) && !seen.has(placeOf(manifest.node))
        ? [
            {
              build: build.id,
              reason: `${nameOfManifest(manifest)} deploys Secrets that are not here`,
            },
          ]
        : [],
    ),
  );
  return ({ kind, build }) =>
    kind === 'Secret'
      ? unseen.find((each) => isInReach(scopeOf(build, each.build)))?.reason
      : undefined;
}

function deploysSecrets({ group, kind, node }: Manifest): boolean {
  const spec = mapAt(node, 'spec');
  if (group === 'argoproj.io' && kind === 'Application') {
    const sources = [mapAt(spec, 'source'), ...itemsAt(spec, 'sources')];
    return sources.some((source) => source !== undefined && isOfSecrets(source));
  }
  if (group !== 'kustomize.toolkit.fluxcd.io') return false;
  const source = scalarAt(spec, 'sourceRef', 'name');
  return source !== undefined && SECRETS.test(source.text);
}

/** A folder of a repository, by the repository's address; charts make their own objects. */
function isOfSecrets(source: YamlNode): boolean {
  const address = scalarAt(source, 'repoURL');
  return (
    scalarAt(source, 'chart') === undefined && address !== undefined && SECRETS.test(address.text)
  );
}

function placeOf(node: MapNode): string {
  const { file, start } = hostSpan(node);
  return `${start} ${file.path}`;
}
