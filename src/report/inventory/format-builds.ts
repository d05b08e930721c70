import type { Build } from '../../model/manifest.ts';
import type { Report } from '../../model/report.ts';
import { buildJson, notLookedAtJson } from '../problems/format-json.ts';
import { escapeText, safeJson } from '../text/escape-text.ts';
import { styleOf, type Style } from '../text/style.ts';
import { count, countSeverities, severityCounts } from '../text/words.ts';
import { buildsMermaid } from './builds-mermaid.ts';
import { BUILD_KINDS, nameOfBuild, titleOfGroup } from './build-names.ts';
import { buildTree, type BuildGroup, type BuildNode } from './build-tree.ts';
import type { ListOptions } from './list-options.ts';

/** The entry points of a report: a tree for people, a flowchart; for programs the builds of the JSON report with what was found in each. */
export function formatBuilds(format: string, report: Report, options: ListOptions): string {
  const groups = buildTree(report);
  if (format === 'json') return json(groups, report, options);
  if (format === 'mermaid') return buildsMermaid(groups, report);
  const style = styleOf(options.color);
  const blocks = groups.map((group) => [
    style.bold(escapeText(titleOfGroup(group, report))),
    ...linesOf(group.roots, '', style),
  ]);
  const unseen = notLookedAt(report, style);
  return [...blocks, ...(unseen.length === 0 ? [] : [unseen])]
    .map((lines) => lines.map((line) => `${line}\n`).join(''))
    .join('\n');
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

function lineOf({ build, workloads, problems }: BuildNode, style: Style): string {
  const { kind, objects, failures } = build;
  const worst = problems.some(({ severity }) => severity === 'error') ? style.red : style.yellow;
  const facts = [
    failures.length > 0
      ? style.red('cannot be built')
      : `${count(objects.length, 'object')}, ${count(workloads, 'workload')}`,
    ...lackOf(build),
    ...(problems.length > 0 ? [worst(severityCounts(problems))] : []),
  ];
  return `${escapeText(nameOfBuild(build))} ${style.dim(`(${BUILD_KINDS[kind]})`)}  ${facts.join(', ')}`;
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
