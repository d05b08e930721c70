import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import { appendTo, groupBy } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { nameOfManifest } from '../../model/names/name-of.ts';
import { writtenNameOf, writtenNamespaceOf } from '../../model/names/written-name.ts';
import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { positionOf } from '../../model/span.ts';
import { headsOf } from '../changes/column-heads.ts';
import { freeAnchor } from '../document/anchors.ts';
import { fingerprints } from '../problems/fingerprint.ts';
import { foldUndeclared } from '../problems/fold-undeclared.ts';
import { groupByCause, type ProblemGroup } from '../problems/group-by-cause.ts';
import { mostSevereFirst } from '../text/words.ts';
import type { PageContent } from './page-content.ts';
import { unknownReasons, type WhyUnknown } from './unknown-reason.ts';

/** One workload in all its builds, with what other views say of it. */
export interface WorkloadView {
  readonly matrix: EnvironmentMatrix;
  /** `Deployment shop/api` */
  readonly title: string;
  /** The path of its pod spec, if the object has several. */
  readonly podSpec: string | undefined;
  readonly anchor: string;
  /** Its address in the view of references; undefined if it refers to nothing. */
  readonly referencesAnchor: string | undefined;
  /** What each column is called. */
  readonly heads: readonly string[];
  /** Those that hold in any of its builds. */
  readonly problems: readonly Problem[];
  /** Rows that are not the same in all builds. */
  readonly differing: number;
  readonly variables: number;
  readonly whyUnknown: WhyUnknown;
}

/** What the views of a page know of each other. */
export interface PageIndex {
  readonly workloads: readonly WorkloadView[];
  /** The view of a workload of a build; of an object with several pod specs, the one at a path. */
  readonly workloadOf: (build: string, manifest: Named, path?: string) => WorkloadView | undefined;
  readonly problemsOf: (build: string, manifest: Named, path?: string) => readonly Problem[];
  readonly workloadsOfProblem: (problem: Problem) => readonly WorkloadView[];
  readonly anchorOfProblem: (problem: Problem) => string;
  /** The report as its cards show it, and a group for each card: the most severe first. */
  readonly folded: Report;
  readonly cards: readonly ProblemGroup[];
}

type Named = Pick<Manifest, 'kind' | 'namespace' | 'name'>;

/** The parts of a page and their addresses. */
export function indexPage({ report, matrices }: PageContent): PageIndex {
  const byWorkload = problemsByWorkload(report.problems);
  const used = new Set<string>();
  const builds = new Map(report.builds.map((build) => [build.id, build]));
  const titles = groupBy(matrices, ({ workload }) => titleOf(workload));
  const folded = foldUndeclared(report);
  const cards = groupByCause(mostSevereFirst(folded.problems));
  const whyUnknown = unknownReasons(report.references);
  const referring = new Set(
    report.references.map(
      ({ reference: { build, manifest, workload } }) =>
        keyOf(build, manifest) + (workload?.path ?? ''),
    ),
  );
  const all = matrices.map((matrix): WorkloadView => {
    const view = viewOf(matrix, byWorkload, builds, used);
    const isAlone = titles.get(view.title)?.length === 1;
    const refers = matrix.variants.some(({ build, manifest, path }) =>
      referring.has(keyOf(build, manifest) + path),
    );
    return {
      ...view,
      podSpec: isAlone ? undefined : matrix.workload.path,
      referencesAnchor: refers ? view.anchor.replace('env-', 'refs-') : undefined,
      whyUnknown,
    };
  });
  const workloads = [...all.filter(hasVariables), ...all.filter((view) => !hasVariables(view))];
  const views = new Map<string, WorkloadView>();
  for (const view of workloads) {
    for (const { build, manifest, path } of view.matrix.variants) {
      const key = keyOf(build, manifest);
      views.set(key + path, view);
      if (!views.has(key)) views.set(key, view);
    }
  }
  const byProblem = new Map<Problem, WorkloadView[]>();
  for (const view of workloads)
    for (const problem of view.problems) appendTo(byProblem, problem, view);
  const workloadOf: PageIndex['workloadOf'] = (build, manifest, path = '') =>
    views.get(keyOf(build, manifest) + path);
  return {
    workloads,
    workloadOf,
    problemsOf: (build, manifest, path) =>
      workloadOf(build, manifest, path)?.problems.filter((each) => each.builds.includes(build)) ??
      [],
    workloadsOfProblem: (problem) => byProblem.get(problem) ?? [],
    anchorOfProblem: problemAnchors(report, folded, cards),
    folded,
    cards,
  };
}

function viewOf(
  matrix: EnvironmentMatrix,
  byWorkload: ReadonlyMap<string, readonly Problem[]>,
  builds: ReadonlyMap<string, Build>,
  used: Set<string>,
): Omit<WorkloadView, 'podSpec' | 'referencesAnchor' | 'whyUnknown'> {
  const { workload, columns, containers, variants } = matrix;
  const title = titleOf(workload);
  const { path } = positionOf(workload.manifest.node);
  const anchor = freeAnchor(used, 'env', title, `\n${path} ${workload.path}`);
  const rows = containers.flatMap((container) => container.rows);
  return {
    matrix,
    title,
    anchor,
    heads: columnHeads(matrix, builds),
    problems: [
      ...new Set(
        variants.flatMap(
          ({ build, manifest }) => byWorkload.get(writtenKey(build, manifest)) ?? [],
        ),
      ),
    ],
    differing: columns.length === 1 ? 0 : rows.filter(({ same }) => !same).length,
    variables: rows.length,
  };
}

/** Those without variables come last. */
function hasVariables({ variables }: WorkloadView): boolean {
  return variables > 0;
}

function titleOf({ manifest }: EnvironmentMatrix['workload']): string {
  return nameOfManifest(manifest, '');
}

/**
 * The folders of the builds without what all share. Where several are made of one folder, each with what deploys it; where one build has the
 * workload twice, each with the name that it has there.
 */
function columnHeads(
  { columns, variants }: EnvironmentMatrix,
  builds: ReadonlyMap<string, Build>,
): readonly string[] {
  const folderOf = (id: string): string => builds.get(id)?.folder ?? id;
  const folders = columns.map(folderOf);
  const heads = new Set(folders).size === 1 ? folders : headsOf(folders);
  return columns.map((id, at) => {
    const head = heads[at] ?? id;
    const deployer = builds.get(id)?.deployedBy?.name;
    const isAlone = folders.indexOf(folderOf(id)) === folders.lastIndexOf(folderOf(id));
    const by = isAlone || deployer === undefined ? '' : ` (${deployer})`;
    if (columns.indexOf(id) === columns.lastIndexOf(id)) return head + by;
    const { namespace, manifest } = variants[at] ?? {};
    return `${head}${by} (${[namespace, manifest?.name].filter((each) => each !== undefined).join('/')})`;
  });
}

function problemsByWorkload(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { subject, builds } = problem;
    if (subject === undefined) continue;
    for (const build of builds) appendTo(found, keyOf(build, subject), problem);
  }
  return found;
}

/** The address of a card is that of its first problem; many names that nothing defines are one card, at the first of them. */
function problemAnchors(
  { problems }: Report,
  folded: Report,
  cards: readonly ProblemGroup[],
): PageIndex['anchorOfProblem'] {
  const names = fingerprints(problems);
  const own = new Map(
    problems.map((problem, at) => {
      const [hash = '', number = ''] = (names[at] ?? '').split(':');
      return [problem, `problem-${hash.slice(0, 12)}-${number}`];
    }),
  );
  const shown = new Set(folded.problems);
  const left = problems.filter((problem) => !shown.has(problem));
  const summary = folded.problems.find((problem) => !own.has(problem));
  const [first] = left;
  const anchors = new Map(own);
  const summaryAnchor = first && own.get(first);
  if (summaryAnchor !== undefined) {
    for (const each of left) anchors.set(each, summaryAnchor);
    if (summary !== undefined) anchors.set(summary, summaryAnchor);
  }
  for (const card of cards) {
    const anchor = anchors.get(card.first);
    if (anchor !== undefined) for (const other of card.others) anchors.set(other, anchor);
  }
  return (problem) => anchors.get(problem) ?? 'problems';
}

/** Problems are about names as they are written. */
function writtenKey(build: string, manifest: Manifest): string {
  const [namespace, name] = [writtenNamespaceOf(manifest), writtenNameOf(manifest)];
  return keyOf(build, { kind: manifest.kind, namespace, name });
}

function keyOf(build: string, { kind, namespace, name }: Named): string {
  return [build, kind, namespace ?? '', name ?? '', ''].join('\0');
}
