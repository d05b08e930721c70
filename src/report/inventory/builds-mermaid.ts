import type { Report } from '../../model/report.ts';
import { mermaidText } from '../text/mermaid-text.ts';
import { count } from '../text/words.ts';
import { BUILD_KINDS, nameOfBuild, titleOfGroup } from './build-names.ts';
import type { BuildGroup, BuildNode } from './build-tree.ts';

/** Mermaid refuses to draw large charts. */
const MAX_BUILDS = 300;

/** The tree of entry points as a flowchart: a box per cluster, an arrow from what deploys to what is deployed. */
export function buildsMermaid(
  groups: readonly BuildGroup[],
  report: Pick<Report, 'repositories'>,
): string {
  let drawn = 0;
  let leftOut = 0;
  const edges: string[] = [];
  const linesOf = (node: BuildNode, parent: string | undefined): readonly string[] => {
    if (drawn === MAX_BUILDS) {
      leftOut += 1;
      return node.children.flatMap((child) => linesOf(child, undefined));
    }
    const id = `n${drawn++}`;
    if (parent !== undefined) edges.push(`  ${parent} --> ${id}`);
    const failed = node.build.failures.length > 0 ? ':::failed' : '';
    return [
      `    ${id}["${labelOf(node)}"]${failed}`,
      ...node.children.flatMap((child) => linesOf(child, id)),
    ];
  };
  const boxes = groups.flatMap((group, at) => [
    `  subgraph g${at}["${mermaidText(titleOfGroup(group, report))}"]`,
    ...group.roots.flatMap((root) => linesOf(root, undefined)),
    '  end',
  ]);
  const more = leftOut === 0 ? [] : [`  more["${count(leftOut, 'more build')} not drawn"]`];
  return ['flowchart TD', ...boxes, ...edges, '  classDef failed stroke:#c62828', ...more]
    .map((line) => `${line}\n`)
    .join('');
}

function labelOf({ build, workloads, problems }: BuildNode): string {
  const { kind, objects, failures } = build;
  const facts = [
    failures.length > 0
      ? 'cannot be built'
      : `${count(objects.length, 'object')}, ${count(workloads, 'workload')}`,
    ...(problems.length > 0 ? [count(problems.length, 'problem')] : []),
  ];
  return [nameOfBuild(build), BUILD_KINDS[kind], facts.join(', ')].map(mermaidText).join('<br/>');
}
