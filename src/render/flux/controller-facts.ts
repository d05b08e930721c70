import { isUndeployed } from '../../model/deployment.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { itemsAt, mapAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import { isCertain } from '../../model/versions/deployer-version.ts';
import { goJson } from '../kustomize/tree/go-json.ts';
import type { RunningVersions } from '../versions/running-versions.ts';
import { isOfOperator } from './resource-set/resource-set.ts';

/** What the builds of a run say about the kustomize-controller of each cluster. */
export interface ControllerFacts {
  /** Learns from a build that goes to a cluster. */
  readonly recordDeployed: (build: Build, cluster: string) => void;
  /** Whether a variable without a value is an error in a cluster; false where nothing tells. */
  readonly isStrict: (cluster: string) => boolean;
}

const GATE = 'StrictPostBuildSubstitutions';

/**
 * kustomize-controller's gate StrictPostBuildSubstitutions: a flag of its Deployment, else as its version has it, if that is certain. What is
 * not known whole, or may set the gate in a patch, proves nothing.
 */
export function controllerFacts(versions: Pick<RunningVersions, 'in'>): ControllerFacts {
  const gates = new Map<string, boolean>();
  return {
    recordDeployed(build, cluster) {
      if (isUndeployed(build) || gates.get(cluster) === false) return;
      for (const object of build.objects) {
        const answer = build.partial.length > 0 && isOfFlux(object) ? false : gateOf(object);
        if (answer !== undefined) gates.set(cluster, answer);
      }
    },
    isStrict(cluster) {
      const version = versions.in('flux', cluster);
      return gates.get(cluster) ?? (version.strictSubstitution === true && isCertain(version));
    },
  };
}

function isOfFlux({ group, kind, name }: Manifest): boolean {
  if (group === 'apps' && kind === 'Deployment') return name === 'kustomize-controller';
  return kind === 'FluxInstance';
}

function gateOf(object: Manifest): boolean | undefined {
  if (!isOfFlux(object)) return undefined;
  if (isOfOperator(object, 'FluxInstance')) {
    const patches = mapAt(object.node, 'spec', 'kustomize');
    return patches !== undefined && goJson(patches).includes(GATE) ? false : undefined;
  }
  const { node, dialect } = object;
  const flags = itemsAt(node, 'spec', 'template', 'spec', 'containers')
    .flatMap((container) => itemsAt(container, 'args'))
    .map((arg) => scalarText(arg, dialect))
    .join(',');
  const set = new RegExp(`\\b${GATE}=(\\w+)`).exec(flags)?.[1];
  return set === undefined ? undefined : set === 'true';
}
