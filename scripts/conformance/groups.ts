import { runApiServer } from './apiserver.ts';
import { runArgoApplicationSets } from './argo-application-set.ts';
import { runArgoHelm } from './argo-helm.ts';
import { runArgoSource } from './argo-source.ts';
import { runDescribe } from './describe.ts';
import { runExpansion } from './expansion.ts';
import { runFluxBuild } from './flux-build.ts';
import { runFluxHelmValues } from './flux-helm-values.ts';
import { runFluxSubstitute } from './flux-substitute.ts';
import { holdsApiVersions, runHelmApiVersions } from './helm-api-versions.ts';
import { runHelm } from './helm.ts';
import { anyCaseIs, casesHold, isObject, objectsAt } from './json.ts';
import { runKubeletEnv } from './kubelet-env.ts';
import { runKustomizeMerge } from './kustomize-merge.ts';
import { runKustomize } from './kustomize.ts';
import { runResources } from './resources.ts';
import { runServices } from './services.ts';
import type { GroupRunner, JsonObject } from './types.ts';
import { runManifests, runValidation } from './validation.ts';
import { holdsVolumes, runVolumes } from './volumes.ts';
import { runYaml } from './yaml.ts';

/** One kind of vectors: known by what its cases hold, never by the file's name. */
interface Group {
  readonly kind: string;
  readonly holds: (json: JsonObject) => boolean;
  readonly run: GroupRunner;
}

const GROUPS: readonly Group[] = [
  { kind: 'environments', holds: holdsKubeletEnv, run: runKubeletEnv },
  { kind: 'expansion', holds: holdsExpansion, run: runExpansion },
  { kind: 'services', holds: casesHold('service', 'expected'), run: runServices },
  { kind: 'resources', holds: casesHold('resource', 'resources'), run: runResources },
  { kind: 'volumes', holds: holdsVolumes, run: runVolumes },
  { kind: 'merge', holds: casesHold('base', 'patch', 'expected'), run: runKustomizeMerge },
  { kind: 'kustomize', holds: casesHold('files', 'target'), run: runKustomize },
  { kind: 'describe', holds: casesHold('manifest', 'command', 'output'), run: runDescribe },
  { kind: 'validation', holds: ({ groups }) => isObject(groups), run: runValidation },
  { kind: 'manifests', holds: casesHold('manifest', 'errors', 'warnings'), run: runManifests },
  { kind: 'YAML', holds: holdsYaml, run: runYaml },
  {
    kind: 'Flux substitution',
    holds: anyCaseIs(['envsubst', 'object'], 'strict'),
    run: runFluxSubstitute,
  },
  { kind: 'Flux builds', holds: anyCaseIs(['build'], 'kustomization'), run: runFluxBuild },
  { kind: 'Argo CD folders', holds: anyCaseIs(['directory'], 'source'), run: runArgoSource },
  { kind: 'Argo CD kustomize', holds: anyCaseIs(['kustomize'], 'source'), run: runArgoSource },
  {
    kind: 'Argo CD application sets',
    holds: anyCaseIs(['applicationset'], 'applicationSet'),
    run: runArgoApplicationSets,
  },
  { kind: 'Argo CD Helm', holds: anyCaseIs(['helm'], 'source'), run: runArgoHelm },
  { kind: 'Flux Helm values', holds: casesHold('helmRelease'), run: runFluxHelmValues },
  { kind: 'Helm', holds: casesHold('files', 'release', 'kubeVersion'), run: runHelm },
  { kind: 'Helm API versions', holds: holdsApiVersions, run: runHelmApiVersions },
  { kind: 'API server', holds: casesHold('command', 'input', 'exitCode'), run: runApiServer },
];

/** The kinds of vectors a file holds; none when its shape is unknown. */
export function groupsOf(json: JsonObject): readonly Group[] {
  return GROUPS.filter((group) => group.holds(json));
}

function holdsKubeletEnv(json: JsonObject): boolean {
  return objectsAt(json, 'cases').some((one) => isObject(one['cluster']) && 'pod' in one);
}

function holdsExpansion(json: JsonObject): boolean {
  const isMapped = isObject(json['mappings']) || casesHold('mapping')(json);
  return isMapped && casesHold('input', 'expected')(json);
}

function holdsYaml(json: JsonObject): boolean {
  const [first] = objectsAt(json, 'cases');
  return (first?.['kind'] === 'doc' || first?.['kind'] === 'stream') && 'input' in first;
}
