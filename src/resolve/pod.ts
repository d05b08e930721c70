import type { KubernetesMinor } from '../model/kubernetes-version.ts';
import type { Road } from '../model/manifest.ts';
import type { YamlNode } from '../model/node.ts';
import type { JudgedReference } from '../model/reference.ts';
import { resolveScalar } from '../model/resolve-scalar.ts';
import type { Workload } from '../model/workload.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import type { PodServices } from './services-of.ts';

/** One pod spec with all that its containers' environments are made of. */
export interface Pod {
  readonly workload: Workload;
  readonly road: Road;
  /** The namespace as messages name it. */
  readonly namespace: string;
  readonly version: KubernetesMinor;
  readonly facts: ClusterFacts;
  /** The pod's judged references by the path of the field that refers. */
  readonly judged: ReadonlyMap<string, JudgedReference>;
  readonly services: PodServices;
}

/** A scalar as the text its field ends up with: strings as they are, numbers and booleans as JSON writes them, else empty. */
export function textOf(node: YamlNode | undefined, road: Road): string {
  if (node?.kind !== 'scalar') return '';
  const resolved = resolveScalar(node, road);
  switch (resolved.kind) {
    case 'string':
      return resolved.value;
    case 'int':
    case 'float':
      return resolved.json;
    case 'bool':
      return String(resolved.value);
    case 'null':
      return '';
    default:
      return node.text;
  }
}

/** A field that is YAML's true. */
export function isTrue(node: YamlNode | undefined, road: Road): boolean {
  if (node?.kind !== 'scalar') return false;
  const resolved = resolveScalar(node, road);
  return resolved.kind === 'bool' && resolved.value;
}

/** A field that is YAML's false. */
export function isFalse(node: YamlNode | undefined, road: Road): boolean {
  if (node?.kind !== 'scalar') return false;
  const resolved = resolveScalar(node, road);
  return resolved.kind === 'bool' && !resolved.value;
}
