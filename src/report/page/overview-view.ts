import { isUndeployed } from '../../model/deployment.ts';
import { groupBy } from '../../model/group-by.ts';
import { plainNameInCluster } from '../../model/names/name-of.ts';
import type { Report } from '../../model/report.ts';
import type { Workload } from '../../model/workload.ts';
import { anchorOf } from '../document/anchors.ts';
import type { Block, Facet, Facts, Line, Section, TreeNode } from '../document/document.ts';
import { message, paragraph, quiet, section } from '../document/parts.ts';
import { BUILD_KINDS, nameOfBuild, titleOfGroup } from '../inventory/build-names.ts';
import { buildTree, type BuildNode } from '../inventory/build-tree.ts';
import { comparisonNotes } from '../problems/known-problems.ts';
import { scopeOf, undeployedNotes, verdictOf } from '../problems/summary-of.ts';
import { count, countSeverities, numberText } from '../text/words.ts';
import { severityBadges } from './badges.ts';
import { notCheckedTree } from './not-checked-tree.ts';
import type { PageContent, PageOptions } from './page-content.ts';
import type { PageIndex, WorkloadView } from './page-index.ts';

/** Builds whose workloads a reader sees at once. */
const MAX_OPEN = 12;

/** The numbers, what was and was not checked, and everything as a tree: clusters, what is deployed to them, its workloads. */
export function overviewView(
  { report }: PageContent,
  index: PageIndex,
  { notices }: PageOptions,
): Section {
  const { problems } = report;
  const unchecked = notCheckedTree(report);
  const tone = problems.some(({ severity }) => severity === 'error') ? 'error' : undefined;
  const notes = [...comparisonNotes(report), ...undeployedNotes(report), ...notices];
  const blocks: readonly Block[] = [
    paragraph([{ text: `${verdictOf(report)}.`, strong: true, tone }]),
    factsOf(report, index),
    ...[...scopeOf(report), ...notes].map((text) => paragraph(message(text), { tone: 'quiet' })),
    section(
      'Not checked',
      unchecked.length === 0
        ? [paragraph('Everything that was found was checked.', { tone: 'quiet' })]
        : [{ kind: 'tree', nodes: unchecked }],
    ),
    section('Everything, by what deploys it', treesOf(report, index)),
  ];
  return { ...section('Overview', blocks, 1), anchor: 'overview' };
}

type Fact = Facts['facts'][number];

function factsOf(report: Report, { workloads }: PageIndex): Facts {
  const counts = countSeverities(report.problems);
  const [errors = 0, warnings = 0] = (['error', 'warning'] as const).map(
    (each) => counts.get(each) ?? 0,
  );
  const variables = workloads.reduce((sum, each) => sum + each.variables, 0);
  const differing = workloads.reduce((sum, each) => sum + each.differing, 0);
  return {
    kind: 'facts',
    facts: [
      { ...fact(errors, 'error', 'problems'), tone: errors > 0 ? 'error' : 'good' },
      { ...fact(warnings, 'warning', 'problems'), tone: warnings > 0 ? 'warning' : 'good' },
      // The sentence about what was checked counts a workload once for each of its builds.
      fact(
        workloads.length,
        report.workloads.length === workloads.length ? 'workload' : 'different workload',
        'environments',
      ),
      fact(variables, 'variable', 'environments'),
      {
        ...fact(
          differing,
          'variable differs between builds',
          'environments',
          'variables differ between builds',
        ),
        ...(differing > 0 && { only: 'differs' }),
      },
      fact(report.references.length, 'reference', 'references'),
    ],
  };
}

function fact(number: number, noun: string, to: string, plural = `${noun}s`): Fact {
  return { number: numberText(number), words: number === 1 ? noun : plural, to };
}

function treesOf(report: Report, index: PageIndex): readonly Block[] {
  const workloads = groupBy(report.workloads, ({ build }) => build);
  const open = report.builds.length <= MAX_OPEN;
  return buildTree(report).flatMap((group) => [
    section(titleOfGroup(group, report), [
      { kind: 'tree', nodes: group.roots.map((root) => nodeOf(root, workloads, index, open)) },
    ]),
  ]);
}

type Workloads = ReadonlyMap<string, readonly Workload[]>;

function nodeOf(node: BuildNode, workloads: Workloads, index: PageIndex, open: boolean): TreeNode {
  const { build, problems } = node;
  const own = (workloads.get(build.id) ?? [])
    .map((workload) => ({ workload, view: viewOf(workload, index) }))
    .toSorted((a, b) => Number(hasNone(a.view)) - Number(hasNone(b.view)))
    .map(({ workload, view }) => workloadNode(workload, view, index));
  const children = [...own, ...node.children.map((each) => nodeOf(each, workloads, index, open))];
  const facets = new Set<Facet>([
    ...(problems.length > 0 || build.failures.length > 0 ? (['problem'] as const) : []),
    ...children.flatMap((child) => child.facets ?? []),
  ]);
  const badges = severityBadges(problems);
  const text: Line = [
    { text: nameOfBuild(build), code: 'bare' },
    ' ',
    quiet(BUILD_KINDS[build.kind]),
    ...(own.length === 0 ? [] : [quiet(`, ${count(own.length, 'workload')}`)]),
    ...(build.partial.length > 0 ? [quiet(', checked in part')] : []),
    ...(isUndeployed(build) ? [quiet(', not known to be deployed')] : []),
    ...(build.failures.length > 0
      ? [' ', { text: 'cannot be built', tone: 'error', badge: true } as const]
      : []),
    ...badges.flatMap((badge) => [' ', ...(typeof badge === 'string' ? [badge] : badge)]),
  ];
  return {
    text,
    children,
    folds: open ? 'open' : 'closed',
    facets: [...facets],
    anchor: anchorOf('build', build.id),
  };
}

function viewOf({ build, manifest, path }: Workload, index: PageIndex): WorkloadView | undefined {
  return index.workloadOf(build, manifest, path);
}

/** Workloads without variables come last. */
function hasNone(view: WorkloadView | undefined): boolean {
  return view?.variables === 0;
}

function workloadNode(
  { build, manifest, path }: Workload,
  view: WorkloadView | undefined,
  index: PageIndex,
): TreeNode {
  const problems = index.problemsOf(build, manifest, path);
  const differs = (view?.differing ?? 0) > 0;
  const title = view === undefined ? plainNameInCluster(manifest) : view.title;
  return {
    text: [
      { text: title, ...(view !== undefined && { to: view.anchor }) },
      ...(view?.podSpec === undefined ? [] : [quiet(` ${view.podSpec}`)]),
      ...(hasNone(view) ? [quiet(' no variables')] : []),
      ...severityBadges(problems).flatMap((badge) => [
        ' ',
        ...(typeof badge === 'string' ? [badge] : badge),
      ]),
    ],
    children: [],
    facets: [
      ...(problems.length > 0 ? (['problem'] as const) : []),
      ...(differs ? (['differs'] as const) : []),
    ],
  };
}
