import type { Environment } from '../../model/environment.ts';
import { mapAt } from '../../model/node.ts';
import type { KubernetesMinor } from '../../model/versions/kubernetes-version.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { escapeText } from '../text/escape-text.ts';
import { containerLines } from './describe-container.ts';
import { describeLines, type DescribeLine } from './describe-lines.ts';
import { fieldReader, type FieldReader } from './describe-object.ts';
import { alignTabs } from './describe-tabs.ts';
import { volumeLines } from './describe-volumes.ts';

/**
 * The parts of `kubectl describe` (1.37, and as older versions do it where they differ) that speak of environment, mounts and volumes, byte for byte as kubectl prints
 * them for an object that was just created: no status, no events. The random `kube-api-access` volume is left out.
 */
export function formatDescribe(workload: Workload, kubectl: KubernetesMinor): string {
  return linesOf(workload, kubectl)
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * The workloads of environments, each once, two blank lines apart as kubectl does; named when there are several, with their builds when
 * these differ.
 */
export function formatDescriptions(
  environments: readonly Environment[],
  kubectl: KubernetesMinor,
): string {
  const workloads = [...new Set(environments.map(({ workload }) => workload))];
  const [only] = workloads;
  if (workloads.length <= 1) return only === undefined ? '' : formatDescribe(only, kubectl);
  const showBuild = new Set(workloads.map(({ build }) => build)).size > 1;
  return workloads
    .map((workload) => titleOf(workload, showBuild) + formatDescribe(workload, kubectl))
    .join('\n\n');
}

function titleOf({ manifest, namespace = 'default', build }: Workload, showBuild: boolean): string {
  const { name = '' } = manifest;
  const title = `Name:       ${escapeText(name)}\nNamespace:  ${escapeText(namespace)}\n`;
  return showBuild ? `${title}Build:      ${escapeText(build)}\n` : title;
}

function linesOf(workload: Workload, kubectl: KubernetesMinor): readonly string[] {
  const { manifest, podSpec } = workload;
  const read = fieldReader(manifest.dialect, kubectl);
  const isPod = workload.core && manifest.kind === 'Pod';
  const space = isPod ? '' : '  ';
  const lines: readonly DescribeLine[] = [
    ...containerSections(workload, read, isPod, space),
    ...readinessLines(workload, read, isPod),
    ...volumeLines(read.maps(podSpec, 'volumes'), space, read).flatMap((line) =>
      describeLines(line),
    ),
    ...trailingLabels(workload, read, isPod).map((text) => ({ text: `${text}\t…`, shown: false })),
  ];
  const aligned = alignTabs(lines.map(({ text }) => text));
  return aligned.filter((_, index) => lines[index]?.shown === true);
}

const SECTIONS: readonly (readonly [label: string, kinds: readonly Container['kind'][]])[] = [
  ['Init Containers', ['init', 'sidecar']],
  ['Containers', ['regular']],
  ['Ephemeral Containers', ['ephemeral']],
];

function containerSections(
  workload: Workload,
  read: FieldReader,
  isPod: boolean,
  space: string,
): readonly DescribeLine[] {
  const lines: DescribeLine[] = [];
  for (const [label, kinds] of SECTIONS) {
    const containers = workload.containers.filter(({ kind }) => kinds.includes(kind));
    if (containers.length > 0) lines.push(...describeLines(`${space}${label}:`));
    else if (label === 'Containers') lines.push(...describeLines(`${space}Containers: <none>`));
    for (const { node, kind } of containers) {
      const described = {
        name: read.text(node, 'name'),
        node,
        read,
        indent: isPod ? '' : ' ',
        copiesLimits: isPod && kind !== 'ephemeral',
        fieldValue: (path: string) => (isPod ? podFieldValue(path, workload) : ''),
      };
      for (const line of containerLines(described)) lines.push(line);
    }
  }
  return lines;
}

/** kubectl resolves these two for Pods, and nothing for templates. */
function podFieldValue(fieldPath: string, { manifest, namespace }: Workload): string {
  if (fieldPath === 'metadata.name') return manifest.name ?? '';
  return fieldPath === 'metadata.namespace' ? (namespace ?? 'default') : '';
}

function readinessLines(
  { podSpec }: Workload,
  read: FieldReader,
  isPod: boolean,
): readonly DescribeLine[] {
  const gates = isPod ? read.maps(podSpec, 'readinessGates') : [];
  if (gates.length === 0) return [];
  const types = gates.map((gate) => `  ${read.text(gate, 'conditionType')} \t<none> `);
  return ['Readiness Gates:', '  Type\tStatus', ...types].flatMap((line) =>
    describeLines(line, false),
  );
}

/** The labels of the lines after the volumes, which may share a column with them, up to the first line without one. */
function trailingLabels(
  { manifest, podSpec }: Workload,
  read: FieldReader,
  isPod: boolean,
): readonly string[] {
  const indent = isPod ? '' : '  ';
  const spread = read.maps(podSpec, 'topologySpreadConstraints').map(() => '');
  if (spread.length > 0) spread[0] = `${indent}Topology Spread Constraints:`;
  const selectors = read.sorted(podSpec, 'nodeSelector').slice(1);
  const common = [
    `${indent}Node-Selectors:`,
    ...Array.from({ length: selectors.length }, () => ''),
    ...tolerationLabels(indent, isPod, read.maps(podSpec, 'tolerations').length),
  ];
  if (isPod) return ['QoS Class:', ...common, ...spread, ...lastLabels('Pod', false)];
  const priority = read.text(podSpec, 'priorityClassName');
  const claims = read.maps(manifest.node, 'spec', 'volumeClaimTemplates').length > 0;
  return [
    ...spread,
    ...(priority === '' ? [] : ['  Priority Class Name:']),
    ...common,
    ...(mapAt(podSpec, 'schedulingGroup') === undefined ? lastLabels(manifest.kind, claims) : []),
  ];
}

function tolerationLabels(indent: string, isPod: boolean, count: number): readonly string[] {
  // Admission adds two tolerations to a pod.
  const more = Math.max(count - 1, 0) + (isPod ? 1 : 0);
  return [`${indent}Tolerations:`, ...Array.from({ length: more }, () => '')];
}

function lastLabels(kind: string, claims: boolean): readonly string[] {
  switch (kind) {
    case 'CronJob':
      return ['Last Schedule Time:', 'Active Jobs:', 'Events:'];
    case 'StatefulSet':
      // The list of claims starts with a line that ends the column.
      return claims ? [] : ['Volume Claims:', 'Events:'];
    default:
      return ['Events:'];
  }
}
