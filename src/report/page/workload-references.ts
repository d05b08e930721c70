import { groupBy } from '../../model/group-by.ts';
import { plainNameInCluster } from '../../model/names/name-of.ts';
import type { JudgedReference } from '../../model/reference.ts';
import { placeOf } from '../../model/span.ts';
import { anchorOf } from '../document/anchors.ts';
import type { Block, Line, Row, Section } from '../document/document.ts';
import { code, paragraph, quiet, section } from '../document/parts.ts';
import { inlineGraphSvg } from '../graph/graph-svg.ts';
import { referenceGraph } from '../graph/reference-graph.ts';
import { count, numberText, shortListOf } from '../text/words.ts';
import type { PageIndex, WorkloadView } from './page-index.ts';
import {
  evidenceLine,
  isTroubled,
  rankOf,
  TONES,
  titleOfReference,
  useText,
  verdictPart,
} from './reference-words.ts';

/** Pictures of a page: each costs some milliseconds. */
const MAX_PICTURES = 200;
/** Arrows of a picture. */
const MAX_ARROWS = 25;
const MAX_OPEN = 6;
const MAX_BUILDS = 4;

/** What refers, and what it refers to: a picture and a table for each workload or object. */
export function* workloadReferences(
  references: readonly JudgedReference[],
  index: PageIndex,
): Generator<Block> {
  const groups = [...groupBy(references, (judged) => keyOf(judged, index)).values()];
  const sorted = groups.toSorted((a, b) => worstOf(a) - worstOf(b));
  for (const [at, some] of sorted.entries()) {
    yield referrerSection(some, index, {
      open: groups.length <= MAX_OPEN,
      drawn: at < MAX_PICTURES,
    });
  }
}

function keyOf({ reference }: JudgedReference, index: PageIndex): string {
  return viewOf(reference, index)?.anchor ?? plainNameInCluster(reference.manifest);
}

function viewOf(
  { build, manifest, workload }: JudgedReference['reference'],
  { workloadOf }: PageIndex,
): WorkloadView | undefined {
  return workload && workloadOf(build, manifest, workload.path);
}

function worstOf(some: readonly JudgedReference[]): number {
  return some.reduce((worst, { verdict }) => Math.min(worst, rankOf(verdict.kind)), Infinity);
}

function referrerSection(
  some: readonly JudgedReference[],
  index: PageIndex,
  { open, drawn }: { readonly open: boolean; readonly drawn: boolean },
): Section {
  const [first] = some;
  const view = first === undefined ? undefined : viewOf(first.reference, index);
  const title =
    view?.title ?? (first === undefined ? '' : plainNameInCluster(first.reference.manifest));
  const groups = [...groupBy(some, rowKey).values()];
  const troubled = groupBy(
    groups.flatMap(([each]) => each?.verdict.kind ?? []).filter(isTroubled),
    (kind) => kind,
  );
  const builds = buildsIn(some);
  const rows = groups
    .toSorted((a, b) => worstOf(a) - worstOf(b))
    .map((group) => rowOf(group, builds.length));
  return {
    ...section(
      [code(title), ...(view?.podSpec === undefined ? [] : [quiet(` ${view.podSpec}`)])],
      [
        ...pictureOf(some, title, drawn),
        {
          kind: 'table',
          caption: `What ${title} refers to`,
          columns: COLUMNS,
          rows,
        },
        ...(view === undefined
          ? []
          : [paragraph([{ text: 'What its containers get', to: view.anchor }])]),
      ],
    ),
    anchor: view?.referencesAnchor ?? anchorOf('refs', title),
    asides: [
      ...[...troubled].map(([kind, { length }]): Line => [
        { text: `${numberText(length)} ${kind}`, tone: TONES[kind], badge: true },
      ]),
      `${count(rows.length, 'reference')}, ${builds.length === 1 ? `build ${builds[0] ?? ''}` : count(builds.length, 'build')}`,
    ],
    folds: open ? 'open' : 'closed',
    facets: troubled.size > 0 ? ['problem'] : [],
    counts: { number: 1, noun: 'object that refers', plural: 'objects that refer' },
  };
}

/** A picture of one build: the one with most trouble. */
function pictureOf(
  some: readonly JudgedReference[],
  title: string,
  drawn: boolean,
): readonly Block[] {
  const builds = [...groupBy(some, ({ reference }) => reference.build)];
  const [worst] = builds.toSorted(([, a], [, b]) => worstOf(a) - worstOf(b) || b.length - a.length);
  if (worst === undefined) return [];
  const [build, references] = worst;
  if (!drawn) {
    const text = 'Not drawn on this page: `envfrom graph` draws it.';
    return [paragraph(text, { tone: 'quiet' })];
  }
  const graph = referenceGraph(references, MAX_ARROWS);
  const text = inlineGraphSvg(graph, `What ${title} refers to in build ${build}`);
  return [
    ...(builds.length === 1 ? [] : [paragraph(`Drawn as in build ${build}.`, { tone: 'quiet' })]),
    { kind: 'printed', text },
  ];
}

const COLUMNS = [
  { title: 'Verdict' },
  { title: 'Source' },
  { title: 'Used as' },
  { title: 'Evidence' },
];

/** The same reference of several builds is one row. */
function rowKey({ reference, verdict, at }: JudgedReference): string {
  return [
    verdict.kind,
    titleOfReference(reference),
    reference.key?.name,
    useText(reference),
    placeOf(at),
  ].join('\0');
}

/** The builds of a reference are said if they are not all those of what refers. */
function rowOf(group: readonly JudgedReference[], allBuilds: number): Row {
  const [first] = group;
  if (first === undefined) return { cells: [] };
  const { reference, verdict, at } = first;
  const builds = buildsIn(group);
  return {
    cells: [
      [[verdictPart(verdict)]],
      [[code(titleOfReference(reference))]],
      [useText(reference), [{ text: placeOf(at), at, tone: 'quiet' }]],
      [
        evidenceLine(verdict),
        ...(builds.length === allBuilds ? [] : [[quiet(`in ${shortListOf(builds, MAX_BUILDS)}`)]]),
      ],
    ],
    facets: isTroubled(verdict.kind) ? ['problem'] : [],
  };
}

function buildsIn(some: readonly JudgedReference[]): readonly string[] {
  return [...new Set(some.map(({ reference: { build } }) => build))];
}
