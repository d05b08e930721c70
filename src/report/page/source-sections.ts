import { groupBy } from '../../model/group-by.ts';
import { nameInCluster } from '../../model/names/name-of.ts';
import { missingIn, sourcesOf, type JudgedReference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import { placeOf } from '../../model/span.ts';
import type { Source } from '../../model/source.ts';
import type { Block, Line, Row, Section, Table } from '../document/document.ts';
import { code, paragraph, quiet, section } from '../document/parts.ts';
import { count, shortListOf } from '../text/words.ts';
import { anchorOf } from '../document/anchors.ts';
import type { PageIndex } from './page-index.ts';
import {
  isTroubled,
  madeIn,
  rankOf,
  titleOfSource,
  useText,
  verdictPart,
} from './reference-words.ts';

const MOST_BUILDS = 4;
const MOST_KEYS = 12;

/** A ConfigMap or Secret of a name, in all builds that make or name it. */
interface Entry {
  readonly title: string;
  readonly sources: readonly Source[];
  readonly references: readonly JudgedReference[];
}

/** A part for each ConfigMap and Secret, missing ones first: where it is made, and who reads it. */
export function* sourceSections(report: Report, index: PageIndex): Generator<Block> {
  for (const entry of entriesOf(report)) yield sourceSection(entry, index);
}

function entriesOf({ sources, references }: Report): readonly Entry[] {
  const made = groupBy(sources, titleOfSource);
  const read = groupBy(references, titleReferred);
  const titles = [...new Set([...read.keys(), ...made.keys()])];
  const entries = titles.map((title) => ({
    title,
    sources: made.get(title) ?? [],
    references: read.get(title) ?? [],
  }));
  return entries.toSorted(
    (a, b) => worstOf(a) - worstOf(b) || (a.title < b.title ? -1 : Number(a.title > b.title)),
  );
}

/** The source that a reference finds, or whose key it misses; else the one that it names. */
function titleReferred({ reference, verdict }: JudgedReference): string {
  const [found] = sourcesOf(verdict);
  const missing = missingIn(verdict);
  const source = found ?? (missing?.what === 'key' ? missing.source : undefined);
  return source === undefined ? `${reference.kind} ${reference.name}` : titleOfSource(source);
}

function worstOf({ references }: Entry): number {
  return references.reduce((worst, { verdict }) => Math.min(worst, rankOf(verdict.kind)), 2 ** 33);
}

function sourceSection({ title, sources, references }: Entry, index: PageIndex): Section {
  const [worst] = references.toSorted((a, b) => rankOf(a.verdict.kind) - rankOf(b.verdict.kind));
  const isBad = worst !== undefined && isTroubled(worst.verdict.kind);
  const readers = new Set(references.map(({ reference }) => referrerOf(reference, index).text));
  const unread = 'nothing in this repository reads it';
  return {
    ...section(
      [code(title)],
      [
        ...(sources.length === 0
          ? [paragraph('Nothing in these files defines it.', { tone: 'quiet' })]
          : [makersTable(sources, title)]),
        ...(references.length === 0 ? [] : [readersTable(references, title, index)]),
      ],
    ),
    anchor: anchorOf('source', title),
    asides: [
      ...(isBad ? [[verdictPart(worst.verdict)]] : []),
      readers.size === 0 ? unread : `read by ${shortListOf([...readers], 3)}`,
    ],
    folds: 'closed',
    facets: isBad ? ['problem'] : [],
    counts: { number: 1, noun: 'ConfigMap or Secret', plural: 'ConfigMaps and Secrets' },
  };
}

function makersTable(sources: readonly Source[], title: string): Table {
  const groups = groupBy(sources, (source) => `${source.producer.kind} ${placeOf(source.at)}`);
  return {
    kind: 'table',
    caption: `Where ${title} is defined`,
    columns: [{ title: 'Made' }, { title: 'Keys' }, { title: 'Namespaces and builds' }],
    rows: [...groups.values()].flatMap((some): readonly Row[] => {
      const [first] = some;
      if (first === undefined) return [];
      const builds = [...new Set(some.map(({ build }) => build))];
      const namespaces = [...new Set(some.flatMap(({ namespace }) => namespace ?? []))];
      return [
        {
          cells: [
            [madeIn(first)],
            [keysLine(first)],
            [
              ...(namespaces.length === 0 ? [] : [shortListOf(namespaces, MOST_BUILDS)]),
              [quiet(shortListOf(builds, MOST_BUILDS))],
            ],
          ],
        },
      ];
    }),
  };
}

function keysLine({ keys }: Source): Line {
  if (keys.kind === 'unknown') return [quiet('not known')];
  const names = [...keys.value.keys()];
  if (names.length === 0) return [quiet('none')];
  const rest = names.length - MOST_KEYS;
  const shown = names.slice(0, rest > 1 ? MOST_KEYS : names.length);
  return [
    ...shown.flatMap((name, at) => [...(at === 0 ? [] : [' ']), code(name)]),
    ...(rest > 1 ? [quiet(` and ${count(rest, 'more')}`.replace(/s$/, ''))] : []),
  ];
}

function readersTable(
  references: readonly JudgedReference[],
  title: string,
  index: PageIndex,
): Table {
  const groups = groupBy(references, ({ reference, verdict, at }) =>
    [
      verdict.kind,
      referrerOf(reference, index).text,
      useText(reference),
      reference.key?.name,
      placeOf(at),
    ].join('\0'),
  );
  return {
    kind: 'table',
    caption: `Who reads ${title}`,
    columns: [{ title: 'Verdict' }, { title: 'Read by' }, { title: 'As' }, { title: 'Builds' }],
    rows: [...groups.values()].flatMap((some): readonly Row[] => {
      const [first] = some;
      if (first === undefined) return [];
      const { reference, verdict, at } = first;
      const builds = [...new Set(some.map((each) => each.reference.build))];
      const key = reference.key === undefined ? [] : [' from key ', code(reference.key.name)];
      return [
        {
          cells: [
            [[verdictPart(verdict)]],
            [[referrerOf(reference, index)]],
            [[useText(reference), ...key], [{ text: placeOf(at), at, tone: 'quiet' }]],
            [[quiet(shortListOf(builds, MOST_BUILDS))]],
          ],
        },
      ];
    }),
  };
}

/** Who refers, and where the page shows its environment. */
function referrerOf(
  { build, manifest, workload }: JudgedReference['reference'],
  { workloadOf }: PageIndex,
): { readonly text: string; readonly to?: string } {
  const view = workloadOf(build, manifest, workload?.path);
  if (view === undefined) return { text: nameInCluster(manifest).replaceAll('`', '') };
  const { title, podSpec, anchor } = view;
  return { text: podSpec === undefined ? title : `${title} ${podSpec}`, to: anchor };
}
