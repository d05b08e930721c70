import { isUndeployed } from '../../model/deployment.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { itemsAt, mapAt, valueAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalar-text.ts';
import { goJson } from '../kustomize/tree/go-json.ts';
import { isOfOperator } from './resource-set/resource-set.ts';

/** What the builds of a run say about the kustomize-controller of each cluster. */
export interface ControllerFacts {
  /** Learns from a build that goes to a cluster. */
  readonly recordDeployed: (build: Build, cluster: string) => void;
  /** Whether a variable without a value is an error in a cluster; false where nothing tells. */
  readonly isStrict: (cluster: string) => boolean;
}

const GATE = 'StrictPostBuildSubstitutions';
/** The first minor version of kustomize-controller 1 and of Flux 2 that has the gate on. */
const STRICT_SINCE = 9;

/**
 * kustomize-controller's gate StrictPostBuildSubstitutions: on by default since 1.9, which is Flux 2.9. Its Deployment tells its version and
 * its flags, a FluxInstance the version of the distribution, when that is a certain one and no patch sets the gate.
 */
export function controllerFacts(): ControllerFacts {
  const strict = new Map<string, boolean>();
  return {
    recordDeployed(build, cluster) {
      if (isUndeployed(build) || strict.get(cluster) === false) return;
      const { objects, partial } = build;
      for (const object of objects) {
        const answer = answerOf(object);
        if (answer !== undefined) strict.set(cluster, answer && partial.length === 0);
      }
    },
    isStrict: (cluster) => strict.get(cluster) === true,
  };
}

function answerOf(object: Manifest): boolean | undefined {
  const { group, kind, name } = object;
  if (group === 'apps' && kind === 'Deployment' && name === 'kustomize-controller') {
    return ofDeployment(object);
  }
  return isOfOperator(object, 'FluxInstance') ? ofInstance(object) : undefined;
}

function ofDeployment({ node, dialect }: Manifest): boolean | undefined {
  const containers = itemsAt(node, 'spec', 'template', 'spec', 'containers');
  const manager = containers.find((each) => /kustomize-controller/.test(imageOf(each, dialect)));
  if (manager === undefined) return undefined;
  const gates = itemsAt(manager, 'args')
    .map((arg) => scalarText(arg, dialect))
    .join(',');
  const set = new RegExp(`\\b${GATE}=(\\w+)`).exec(gates)?.[1];
  if (set !== undefined) return set === 'true';
  return isSince(/:v?1\.(\d+)\.\d+(?:@|$)/.exec(imageOf(manager, dialect)));
}

function imageOf(container: Parameters<typeof valueAt>[0], dialect: Manifest['dialect']): string {
  return scalarText(valueAt(container, 'image'), dialect);
}

function ofInstance({ node, dialect }: Manifest): boolean {
  const patches = mapAt(node, 'spec', 'kustomize');
  if (patches !== undefined && goJson(patches).includes(GATE)) return false;
  const version = scalarText(valueAt(node, 'spec', 'distribution', 'version'), dialect);
  return isSince(/^v?2\.(\d+)\./.exec(version));
}

function isSince(match: RegExpExecArray | null): boolean {
  return Number(match?.[1] ?? 0) >= STRICT_SINCE;
}
