import { scalarAt, valueAt } from '../../model/node.ts';
import type { Workload } from '../../model/workload.ts';

/** `patches/deployment.yaml`, `deployment-patch.yaml`. */
const PATCH_PATH = /(?:^|[/_.-])patch(?:es)?(?:[/_.-]|$)/i;

/**
 * A workload that is a patch by its path, and one that the API server would never accept as it is written, since neither images nor a selector are
 * there: kustomize or `kubectl patch` gets it from somewhere that is not read here, and nothing of it runs by itself.
 */
export function isPatch({ core, manifest, containers }: Workload): boolean {
  const { node } = manifest;
  return (
    core &&
    PATCH_PATH.test(node.file.path) &&
    valueAt(node, 'spec', 'selector') === undefined &&
    containers.every((each) => scalarAt(each.node, 'image') === undefined)
  );
}
