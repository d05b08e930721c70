import type { Build, BuildKind } from '../../model/manifest.ts';
import type { Report } from '../../model/report.ts';
import { buildJson, notLookedAtJson } from '../problems/format-json.ts';
import { escapeText, safeJson } from '../text/escape-text.ts';
import { styleOf, type Style } from '../text/style.ts';
import { count, countSeverities, severityCounts } from '../text/words.ts';
import { buildTree, type BuildGroup, type BuildNode } from './build-tree.ts';
import type { ListOptions } from './list-options.ts';

export const BUILD_FORMATS = ['text', 'json'] as const;

/** The entry points of a report: a tree for people; for programs the builds of the JSON report with what was found in each. */
export function formatBuilds(format: string, report: Report, options: ListOptions): string {
  const groups = buildTree(report);
  if (format === 'json') return json(groups, report, options);
  const style = styleOf(options.color);
  const blocks = groups.map((group) => [titleOf(group, style), ...linesOf(group.roots, '', style)]);
  const unseen = notLookedAt(report, style);
  return [...blocks, ...(unseen.length === 0 ? [] : [unseen])]
    .map((lines) => lines.map((line) => `${line}\n`).join(''))
    .join('\n');
}

function titleOf({ kind, cluster }: BuildGroup, style: Style): string {
  if (kind === 'undeployed') return style.bold('Nothing in this repository deploys');
  if (kind === 'plain') return style.bold('Entry points');
  return style.bold(cluster === '.' ? 'The cluster' : `Cluster ${escapeText(cluster ?? '')}`);
}

function linesOf(nodes: readonly BuildNode[], indent: string, style: Style): readonly string[] {
  return nodes.flatMap((node, at) => {
    const isLast = at === nodes.length - 1;
    return [
      `${indent}${isLast ? '└─' : '├─'} ${lineOf(node, style)}`,
      ...linesOf(node.children, `${indent}${isLast ? '   ' : '│  '}`, style),
    ];
  });
}

const KINDS: Readonly<Record<BuildKind, string>> = {
  folder: 'folder of manifests',
  kustomization: 'kustomization',
  'flux-kustomization': 'Flux',
  'argo-application': 'Argo CD',
  'argo-application-set': 'Argo CD',
  'flux-resource-set': 'Flux operator',
  'helm-release': 'Helm release',
  chart: 'chart',
};

function lineOf({ build, workloads, problems }: BuildNode, style: Style): string {
  const { id, kind, folder = id, deployedBy, objects, failures } = build;
  const own = id === `${folder} (${kind})` ? folder : id;
  const name =
    deployedBy === undefined || deployedBy.name === folder ? own : `${deployedBy.name} → ${folder}`;
  const worst = problems.some(({ severity }) => severity === 'error') ? style.red : style.yellow;
  const facts = [
    failures.length > 0
      ? style.red('cannot be built')
      : `${count(objects.length, 'object')}, ${count(workloads, 'workload')}`,
    ...lackOf(build),
    ...(problems.length > 0 ? [worst(severityCounts(problems))] : []),
  ];
  return `${escapeText(name)} ${style.dim(`(${KINDS[kind]})`)}  ${facts.join(', ')}`;
}

/** How far the objects of a build can be relied on. */
function lackOf({ previewed, partial }: Build): readonly string[] {
  if (previewed === true) return ['previewed from values'];
  return partial.length > 0 ? ['may lack objects'] : [];
}

function notLookedAt({ notLookedAt: unseen, otherDeployers }: Report, style: Style) {
  const names = [
    ...unseen.map(({ manifest: { kind, namespace, name }, reason }) => {
      const where = namespace === undefined ? '' : `${namespace}/`;
      return `${kind} ${where}${name ?? '(unnamed)'}: ${reason}`;
    }),
    ...otherDeployers.map((name) => `what ${name} deploys`),
  ];
  if (names.length === 0) return [];
  const last = names.length - 1;
  return [
    style.bold('Not looked at'),
    ...names.map((name, at) => `${at === last ? '└─' : '├─'} ${escapeText(name)}`),
  ];
}

function json(groups: readonly BuildGroup[], report: Report, { version }: ListOptions): string {
  const nodes = groups.flatMap(({ roots }) => flat(roots));
  const builds = nodes.map(({ build, workloads, problems }) => {
    const counts = countSeverities(problems);
    return {
      ...buildJson(build),
      parent: build.deployedBy?.parent,
      failed: build.failures.length > 0,
      workloads,
      errors: counts.get('error') ?? 0,
      warnings: counts.get('warning') ?? 0,
      infos: counts.get('info') ?? 0,
    };
  });
  const { notLookedAt: unseen, otherDeployers } = report;
  return `${safeJson({ version: 1, tool: { name: 'envfrom', version }, builds, notLookedAt: unseen.map(notLookedAtJson), otherDeployers })}\n`;
}

function flat(nodes: readonly BuildNode[]): readonly BuildNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
