import { deployedPlaces } from '../../model/deployed-places.ts';
import { sourcesOfApplication } from '../../model/elsewhere/argo-application.ts';
import { isApplication, isFluxKustomization } from '../../model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { scalarAt, type YamlNode } from '../../model/node.ts';
import type { Reason } from '../../model/reason.ts';
import { hostPlaceOf } from '../../model/span.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import { isInReach } from '../scope/scope.ts';
import type { Explainer } from './kit/explainer.ts';

const SECRETS = /secret/i;

/**
 * Looks for entry objects that deploy manifests from a repository which is not here and has "secret" in its name: teams keep their Secrets in a
 * private repository beside the one that everybody reads.
 */
export const secretRepositories: Explainer = {
  id: 'secret-repository',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, index: { scopeOf } }) => {
    const unseen = once(() => unseenRepositories(builds));
    return ({ kind, build }) =>
      kind === 'Secret'
        ? unseen().find((each) => isInReach(scopeOf(build, each.build)))?.reason
        : undefined;
  },
};

interface UnseenRepository {
  readonly build: string;
  readonly reason: Reason;
}

function unseenRepositories(builds: readonly Build[]): readonly UnseenRepository[] {
  const seen = deployedPlaces(builds);
  return builds.flatMap((build) =>
    manifestsOf(build).flatMap(({ manifest }) => {
      if (!deploysSecrets(manifest) || seen.has(hostPlaceOf(manifest.node))) return [];
      const reason = message`${manifestName(manifest)} deploys Secrets from another repository`;
      return [{ build: build.id, reason }];
    }),
  );
}

function deploysSecrets(manifest: Manifest): boolean {
  const { node } = manifest;
  if (isApplication(manifest)) return sourcesOfApplication(node).some(isOfSecrets);
  if (!isFluxKustomization(manifest)) return false;
  const source = scalarAt(node, 'spec', 'sourceRef', 'name');
  return source !== undefined && SECRETS.test(source.text);
}

/** A folder of a repository, by the repository's address; charts make their own objects. */
function isOfSecrets(source: YamlNode): boolean {
  const address = scalarAt(source, 'repoURL');
  return (
    scalarAt(source, 'chart') === undefined && address !== undefined && SECRETS.test(address.text)
  );
}
