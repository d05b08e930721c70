import { groupBy } from '../../model/group-by.ts';
import { plainNameInCluster } from '../../model/names/name-of.ts';
import { missingIn, sourcesOf, type JudgedReference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import type { Source } from '../../model/source.ts';
import { placeOf } from '../../model/span.ts';
import { anchorOf } from '../document/anchors.ts';
import type { Block, Line, Part, Section } from '../document/document.ts';
import { code, paragraph, partsOf, section } from '../document/parts.ts';
import { numberText, shortListOf } from '../text/words.ts';
import type { PageIndex } from './page-index.ts';
import {
  isTroubled,
  madeIn,
  rankOf,
  titleOfSource,
  useText,
  verdictPart,
} from './reference-words.ts';

const MAX_BUILDS = 4;
const MAX_KEYS = 12;
const MAX_USES = 12;

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
          : definedLines(sources)),
        ...readerLines(references, index),
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

/** `Written in config/app.yaml:7. Keys A, B; namespace dev; build apps/dev`: a line for each place. */
function definedLines(sources: readonly Source[]): readonly Block[] {
  const groups = groupBy(sources, (source) => `${source.producer.kind} ${placeOf(source.at)}`);
  let before = '';
  return [...groups.values()].flatMap((some): readonly Block[] => {
    const [first] = some;
    if (first === undefined) return [];
    const builds = [...new Set(some.map(({ build }) => build))];
    const namespaces = [...new Set(some.flatMap(({ namespace }) => namespace ?? []))];
    const keys = keysOf(first);
    const isSame = keys.text === before;
    before = keys.text;
    return [
      paragraph([
        ...capitalized(madeIn(first)),
        '. ',
        ...(isSame ? ['The same keys'] : keys.line),
        namespaces.length === 0
          ? ''
          : `; ${plural(namespaces, 'namespace')} ${shortListOf(namespaces, MAX_BUILDS)}`,
        `; ${plural(builds, 'build')} ${shortListOf(builds, MAX_BUILDS)}`,
      ]),
    ];
  });
}

function plural(names: readonly string[], noun: string): string {
  return names.length === 1 ? noun : `${noun}s`;
}

function capitalized(line: Line): readonly (string | Part)[] {
  const [first, ...rest] = partsOf(line);
  if (first === undefined) return [];
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

function keysOf({ keys }: Source): {
  readonly text: string;
  readonly line: readonly (string | Part)[];
} {
  if (keys.kind === 'unknown') return { text: '?', line: ['Its keys are not known'] };
  const names = [...keys.value.keys()];
  if (names.length === 0) return { text: '', line: ['No keys'] };
  const rest = names.length - MAX_KEYS;
  const shown = names.slice(0, rest > 1 ? MAX_KEYS : names.length).join(', ');
  const more = rest > 1 ? ` and ${numberText(rest)} more` : '';
  return {
    text: names.join('\n'),
    line: [`${names.length === 1 ? 'Key' : 'Keys'} `, code(shown), more],
  };
}

/** A line for each object that reads it, with all that it reads. Where, its own references say. */
function readerLines(references: readonly JudgedReference[], index: PageIndex): readonly Block[] {
  const groups = groupBy(
    references,
    ({ reference, verdict }) => `${verdict.kind} ${referrerOf(reference, index).text}`,
  );
  return [...groups.values()].flatMap((some): readonly Block[] => {
    const [first] = some;
    if (first === undefined) return [];
    const { reference, verdict } = first;
    const builds = [...new Set(some.map((each) => each.reference.build))];
    const uses = [...new Set(some.map((each) => usedAs(each.reference)))];
    return [
      paragraph([
        ...(isTroubled(verdict.kind) ? [verdictPart(verdict), ' '] : []),
        'Read by ',
        referrerOf(reference, index),
        `${isTroubled(verdict.kind) ? '' : ` (${verdict.kind})`} as ${shortListOf(uses, MAX_USES)}; ${plural(builds, 'build')} ${shortListOf(builds, MAX_BUILDS)}`,
      ]),
    ];
  });
}

function usedAs(reference: JudgedReference['reference']): string {
  const { key } = reference;
  return key === undefined ? useText(reference) : `${useText(reference)} from key ${key.name}`;
}

/** Who refers, and where the page shows all that it refers to. */
function referrerOf(
  { build, manifest, workload }: JudgedReference['reference'],
  { workloadOf }: PageIndex,
): { readonly text: string; readonly to?: string } {
  const view = workloadOf(build, manifest, workload?.path);
  if (view === undefined) return { text: plainNameInCluster(manifest) };
  const { title, podSpec, referencesAnchor } = view;
  return {
    text: podSpec === undefined ? title : `${title} ${podSpec}`,
    ...(referencesAnchor !== undefined && { to: referencesAnchor }),
  };
}
