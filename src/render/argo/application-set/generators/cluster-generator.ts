import { IN_CLUSTER } from '../../../../model/elsewhere/argo-application.ts';
import { scalarAt, valueAt, type MapNode } from '../../../../model/node.ts';
import { isTrue } from '../../../../model/scalars/scalar-text.ts';
import { originOf, type Origin } from '../../../helm/text/origin.ts';
import { MAP, sliceType, STRING_MAP } from '../../../helm/value/go-types.ts';
import type { GoValue, MapValue } from '../../../helm/value/go-value.ts';
import { listValue, mapValue, stringOf } from '../../../helm/value/make-value.ts';
import { refused } from '../../../kustomize/tree/build-refusal.ts';
import {
  sets,
  type ArgoCluster,
  type Generated,
  type ParameterSet,
  type SetContext,
} from '../application-set.ts';
import { sanitizeName } from '../template/sanitize-name.ts';
import { addValues } from './generator-values.ts';
import { isSelected, readLabelSelector, type Requirement } from './label-selector.ts';

const SECRET_TYPE = 'argocd.argoproj.io/secret-type';
const FLAT = sliceType(MAP);

/**
 * The clusters generator: a set of parameters per registered cluster that the selector selects, and one for Argo CD's own cluster if
 * that is not registered and there is no selector. Argo CD's order is a map's, here it is that of the declaration.
 */
export function generateFromClusters(
  generator: MapNode,
  clusters: readonly ArgoCluster[],
  context: SetContext,
): Generated {
  const selector = valueAt(generator, 'selector');
  const read = selector === undefined ? undefined : readLabelSelector(selector, 'labels');
  if (read?.kind === 'refused') {
    const words = 'error getting cluster secrets: error converting label selector: ';
    return refused(read.at, words + read.message);
  }
  const requirements = read?.value ?? [];
  const selected = selectClusters(clusters, requirements);
  const isRegistered = selected.some(({ server }) => server === IN_CLUSTER.server);
  const all = requirements.length > 0 || isRegistered ? selected : [...selected, undefined];
  const made: ParameterSet[] = [];
  for (const cluster of all) {
    const origin = originOf('value', cluster?.at ?? generator);
    const params = clusterParams(cluster, origin, context.goTemplate);
    const added = addValues(generator, params, context);
    if (added.kind === 'refused') {
      const which = cluster === undefined ? 'local cluster' : 'cluster';
      return refused(added.at, `error appending templated values for ${which}: ${added.message}`);
    }
    made.push({ params, at: [cluster?.at ?? generator], standsFor: [] });
  }
  return isTrue(scalarAt(generator, 'flatList'), 'kubectl') ? flat(made, generator) : sets(made);
}

/** Of clusters with one name the last counts. */
function selectClusters(
  clusters: readonly ArgoCluster[],
  requirements: readonly Requirement[],
): readonly ArgoCluster[] {
  const byName = new Map<string, ArgoCluster>();
  for (const cluster of clusters) {
    const labels = labelsOf(cluster);
    if (isSelected(requirements, (key) => labels.get(key))) byName.set(cluster.name, cluster);
  }
  return [...byName.values()];
}

function labelsOf({ labels }: ArgoCluster): ReadonlyMap<string, string> {
  return new Map([...labels, [SECRET_TYPE, 'cluster']]);
}

function clusterParams(
  cluster: ArgoCluster | undefined,
  origin: Origin,
  goTemplate: boolean,
): MapValue {
  const name = cluster?.name ?? IN_CLUSTER.name;
  const entries = new Map<string, GoValue>([
    ['name', stringOf(name, origin)],
    ['nameNormalized', stringOf(sanitizeName(name), origin)],
    ['server', stringOf(cluster?.server ?? IN_CLUSTER.server, origin)],
    ['project', stringOf(cluster?.project ?? '', origin)],
  ]);
  if (cluster === undefined) return mapValue(entries, origin);
  const [annotations, labels] = [cluster.annotations, labelsOf(cluster)];
  if (goTemplate) {
    const metadata = new Map<string, GoValue>();
    if (annotations.size > 0) metadata.set('annotations', textMap(annotations, origin));
    metadata.set('labels', textMap(labels, origin));
    entries.set('metadata', mapValue(metadata, origin));
  } else {
    for (const [key, value] of annotations) {
      entries.set(`metadata.annotations.${key}`, stringOf(value, origin));
    }
    for (const [key, value] of labels) {
      entries.set(`metadata.labels.${key}`, stringOf(value, origin));
    }
  }
  return mapValue(entries, origin);
}

function textMap(texts: ReadonlyMap<string, string>, origin: Origin): MapValue {
  const entries = [...texts].map(([key, text]) => [key, stringOf(text, origin)] as const);
  return mapValue(new Map<string, GoValue>(entries), origin, STRING_MAP);
}

/** `flatList`: one set with all clusters. */
function flat(made: readonly ParameterSet[], generator: MapNode): Generated {
  const origin = originOf('value', generator);
  const list = listValue(
    made.map(({ params }) => params),
    origin,
    FLAT,
  );
  const params = mapValue(new Map<string, GoValue>([['clusters', list]]), origin);
  return sets([{ params, at: [generator], standsFor: [] }]);
}
