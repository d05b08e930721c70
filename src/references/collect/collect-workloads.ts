import { isResourceGraph } from '../../kubernetes/resource-graph.ts';
import { podSpecPath } from '../../kubernetes/workload-kinds.ts';
import { isPreviewed } from '../../model/is-previewed.ts';
import { isBuiltIn } from '../../model/kinds/kinds.ts';
import { namespaceIn, type Build, type Manifest } from '../../model/manifest.ts';
import { getOrMake } from '../../model/memo.ts';
import { mapAt } from '../../model/node.ts';
import type { Workload } from '../../model/workload.ts';
import { manifestsOf, type PlacedManifest } from '../objects/nested-manifests.ts';
import { keptForNow, type KeptOfBuilds } from './collection-memory.ts';
import { containersOf } from './containers-of.ts';
import { podSpecsByShape, type FoundPodSpec } from './pod-specs-by-shape.ts';

/** Kinds whose pod specs are patterns, or values of a chart: nothing runs as it is written there. */
const PATTERNS_ONLY = /(^|\.)(kyverno\.io|gatekeeper\.sh|kustomize\.config\.k8s\.io)$/;
const CHART_VALUES = new Set([
  'HelmRelease',
  'HelmChart',
  'HelmChartConfig',
  'Application',
  'ApplicationSet',
]);

/**
 * Every pod spec of every build: the built-in kinds at their usual place (`workload-kinds.ts`), and those in custom
 * resources and in objects nested there, recognized by their shape. `kept`: of an earlier run.
 */
export function collectWorkloads(
  builds: readonly Build[],
  { workloads: kept, podSpecs: known }: Pick<KeptOfBuilds, 'workloads' | 'podSpecs'> = keptForNow(),
): Workload[] {
  const workloadsIn = (build: Build): readonly Workload[] =>
    manifestsOf(build).flatMap((placed) => {
      const { manifest, within } = placed;
      const found = getOrMake(known, manifest.node, () => podSpecsOf(placed));
      const core = within === undefined && isBuiltIn(manifest);
      const from = { manifest, namespace: namespaceIn(manifest, build), core, build: build.id };
      const own = isPreviewed(build, manifest) ? { ...from, previewed: true as const } : from;
      return found.map((podSpec) => Object.assign({}, own, podSpec));
    });
  return builds.flatMap((build) => getOrMake(kept, build, workloadsIn));
}

function podSpecsOf({ manifest }: PlacedManifest): readonly FoundPodSpec[] {
  const path = podSpecPath(manifest);
  if (path !== undefined) return builtInPodSpec(manifest, path);
  if (isBuiltIn(manifest) || CHART_VALUES.has(manifest.kind)) return [];
  const isExpanded = isResourceGraph(manifest) || manifest.expanded === true;
  const isPattern = PATTERNS_ONLY.test(manifest.group) || isExpanded;
  return isPattern ? [] : podSpecsByShape(manifest.node);
}

function builtInPodSpec({ node }: Manifest, path: readonly string[]): readonly FoundPodSpec[] {
  const podSpec = mapAt(node, ...path);
  if (podSpec === undefined) return [];
  const podMetadata = mapAt(node, ...path.slice(0, -1), 'metadata');
  const at = path.join('.');
  return [{ path: at, podSpec, podMetadata, containers: containersOf(podSpec, at) }];
}
