import type { MatrixContainer } from '../../model/changes/environment-matrix.ts';
import type { Failure } from '../../model/environment.ts';
import { groupBy } from '../../model/group-by.ts';
import { placeOf } from '../../model/span.ts';
import type { Block, Line, Section } from '../document/document.ts';
import {
  clippedMessage,
  fixedLine,
  message,
  paragraph,
  quiet,
  section,
} from '../document/parts.ts';
import { failureText } from '../environments/failure-text.ts';
import { groupByCause } from '../problems/group-by-cause.ts';
import { count, mostSevereFirst, numberText, shortListOf } from '../text/words.ts';
import { severityBadges } from './badges.ts';
import type { PageIndex, WorkloadView } from './page-index.ts';
import { allOf, variableTables } from './variable-tables.ts';

/** Workloads that a reader sees unfolded. */
const MAX_OPEN = 6;
const MAX_BUILDS = 6;
/** Cells of one workload: a page has no room for more. */
const MAX_CELLS = 50_000;
const MAX_PROBLEMS = 5;
const LONGEST_PROBLEM = 200;

/** A part per workload: what each of its containers gets in each build. */
export function environmentsView(index: PageIndex): Section {
  const { workloads } = index;
  return {
    ...section('Environments', parts(), 1),
    anchor: 'environments',
  };

  function* parts(): Generator<Block> {
    if (workloads.length === 0) {
      yield paragraph('There are no workloads in these files.', { tone: 'quiet' });
      return;
    }
    yield paragraph(LEGEND, { tone: 'quiet' });
    const empty = workloads.filter(isEmpty);
    const open = workloads.length - empty.length <= MAX_OPEN;
    for (const view of workloads) if (!isEmpty(view)) yield workloadSection(view, index, open);
    if (empty.length > 0) yield emptySection(empty);
  }
}

const LEGEND =
  'What the process of each container gets, and below each value where it is written. Values in <angle brackets> are secret, or known only to the cluster. A build is what one overlay, Application, release or folder deploys.';

/** Nothing is to be seen but its name. */
function isEmpty({ variables, problems, matrix }: WorkloadView): boolean {
  return (
    variables + problems.length === 0 &&
    matrix.containers.every(({ environments }) =>
      environments.every(
        (each) => each === undefined || each.failures.length + each.skipped.length === 0,
      ),
    )
  );
}

/** A line for each workload without variables. */
function emptySection(views: readonly WorkloadView[]): Section {
  const nodes = views.map(({ title, podSpec, heads, matrix, anchor, referencesAnchor }) => {
    const names = shortListOf(
      matrix.containers.map(({ name }) => name),
      MAX_BUILDS,
    );
    const where = heads.length === 1 ? `build ${heads[0] ?? ''}` : `${heads.length} builds`;
    return {
      text: [
        { text: title, code: 'bare' as const },
        quiet(`${podSpec === undefined ? '' : ` ${podSpec}`} ${where}, container ${names} `),
        ...(referencesAnchor === undefined
          ? []
          : [{ text: 'What it refers to', to: referencesAnchor }]),
      ],
      children: [],
      anchor,
    };
  });
  return {
    ...section(`${count(views.length, 'workload')} without variables`, [{ kind: 'tree', nodes }]),
    folds: 'closed',
    facets: [],
    counts: { number: views.length, noun: 'workload' },
  };
}

function workloadSection(view: WorkloadView, index: PageIndex, open: boolean): Section {
  const { matrix, title, heads, problems, differing, variables, anchor, referencesAnchor } = view;
  const { podSpec } = view;
  const builds = heads.length === 1 ? `build ${heads[0] ?? ''}` : `${heads.length} builds`;
  const stops = matrix.containers.some(({ environments }) =>
    environments.some((each) => (each?.failures.length ?? 0) > 0),
  );
  const asides: readonly Line[] = [
    ...severityBadges(problems),
    ...(differing === 0
      ? []
      : [
          [
            {
              text: `${count(differing, 'variable')} ${differing === 1 ? 'differs' : 'differ'}`,
              tone: 'warning',
              badge: true,
            } as const,
          ],
        ]),
    `${count(variables, 'variable')}, ${builds}`,
    ...(podSpec === undefined ? [] : [podSpec]),
  ];
  const shown = groupByCause(mostSevereFirst(problems));
  const said = shown
    .slice(0, MAX_PROBLEMS)
    .map(({ first: problem, others }) =>
      paragraph([
        { text: problem.severity, tone: problem.severity, badge: true },
        ' ',
        ...clippedMessage(problem.message, LONGEST_PROBLEM),
        others.length === 0 ? ' ' : ` (and ${numberText(others.length)} more of the same cause) `,
        { text: 'show', to: index.anchorOfProblem(problem) },
      ]),
    );
  const more = shown.length - MAX_PROBLEMS;
  return {
    ...section(
      [{ text: title, code: 'bare' }],
      [
        ...said,
        ...(more > 0 ? [paragraph(`and ${count(more, 'more problem')}`, { tone: 'quiet' })] : []),
        ...containerSections(matrix.containers, view),
        ...(referencesAnchor === undefined
          ? []
          : [paragraph([{ text: 'What it refers to', to: referencesAnchor }])]),
      ],
    ),
    anchor,
    asides,
    folds: open ? 'open' : 'closed',
    facets: [
      ...(problems.length > 0 || stops ? (['problem'] as const) : []),
      ...(differing > 0 ? (['differs'] as const) : []),
    ],
    counts: { number: 1, noun: 'workload' },
  };
}

function* containerSections(
  containers: readonly MatrixContainer[],
  view: WorkloadView,
): Generator<Block> {
  let room = MAX_CELLS;
  for (const [at, container] of containers.entries()) {
    room -= container.rows.length * view.heads.length;
    if (room < 0 && at > 0) {
      const more = count(containers.length - at, 'more container');
      yield paragraph(`${more} did not fit into this page; \`envfrom env\` shows them.`, {
        tone: 'warning',
      });
      return;
    }
    yield containerSection(container, view);
  }
}

function containerSection(container: MatrixContainer, view: WorkloadView): Section {
  const { environments, rows } = container;
  const first = environments.find((each) => each !== undefined);
  const kind = first?.container.kind ?? 'regular';
  const word = kind === 'regular' ? 'container' : `${kind} container`;
  const missing = view.heads.filter((_, at) => environments[at] === undefined);
  return section(
    [`${word} `, { text: container.name, code: 'bare' }],
    [
      ...failureLines(container, view),
      ...(missing.length === 0
        ? []
        : [paragraph(`Not in ${shortListOf(missing, MAX_BUILDS)}.`, { tone: 'quiet' })]),
      ...(rows.length === 0 ? [paragraph('no variables', { tone: 'quiet' })] : []),
      ...variableTables(container, view),
      ...skippedLines(container, view),
    ],
    3,
  );
}

interface Said {
  readonly text: string;
  readonly place: Failure['at'];
  readonly head: string;
  readonly isOpen?: boolean;
}

/** What would stop the container, and in which builds; what a problem says of all of them is not said again. */
function failureLines(
  { environments }: MatrixContainer,
  { heads, problems }: WorkloadView,
): readonly Block[] {
  const told = new Set(problems.map(({ at }) => placeOf(at)));
  const all = environments.flatMap((each, at) =>
    (each?.failures ?? []).map((failure): Said => ({
      text: failureText(failure),
      place: failure.at,
      head: heads[at] ?? '',
      isOpen: failure.isOpen === true,
    })),
  );
  return grouped(all, heads).flatMap(({ first, where, isEverywhere }): readonly Block[] => {
    const { text, place, isOpen } = first;
    if (isEverywhere && told.has(placeOf(place))) return [];
    const words = isOpen === true ? 'Needs what is defined elsewhere' : 'Would not start';
    const tone = isOpen === true ? 'warning' : 'error';
    const line: Line = [
      { text: words, tone, badge: true },
      ` ${heads.length > 1 ? `in ${where}: ` : ''}`,
      ...message(text),
      ' (',
      { text: placeOf(place), code: 'bare', at: place },
      ')',
    ];
    return [paragraph(line)];
  });
}

/** Assignments that lead to nothing. */
function skippedLines(
  { environments }: MatrixContainer,
  { heads }: WorkloadView,
): readonly Block[] {
  const all = environments.flatMap((each, at) =>
    (each?.skipped ?? []).map(({ name, reason, at: place }): Said => ({
      text: `${name === undefined ? '' : `${name} is `}skipped: ${reason}`,
      place,
      head: heads[at] ?? '',
    })),
  );
  return grouped(all, heads).map(({ first: { text, place }, where }) =>
    fixedLine([
      quiet(`${text}${heads.length > 1 ? `, in ${where}` : ''} (`),
      { text: placeOf(place), tone: 'quiet', at: place },
      quiet(')'),
    ]),
  );
}

interface Group {
  readonly first: Said;
  readonly where: string;
  readonly isEverywhere: boolean;
}

/** What several builds say alike, once. */
function grouped(all: readonly Said[], heads: readonly string[]): readonly Group[] {
  const groups = groupBy(all, ({ text, place }) => `${text} ${placeOf(place)}`);
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    const names = [...new Set(some.map(({ head }) => head))];
    const isEverywhere = names.length === new Set(heads).size;
    const where = isEverywhere ? allOf(heads) : shortListOf(names, MAX_BUILDS);
    return first === undefined ? [] : [{ first, where, isEverywhere }];
  });
}
