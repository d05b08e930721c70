import { groupBy } from '../../model/group-by.ts';
import { messageText } from '../../model/message.ts';
import type { JudgedReference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import { placeOf, positionOf } from '../../model/span.ts';
import type { Row, Section } from '../document/document.ts';
import { fixedLine, quiet, section } from '../document/parts.ts';
import { count, numberText } from '../text/words.ts';
import type { DisplayPaths } from './display-paths.ts';
import { isOwnFile } from './own-file.ts';

/** Plain text, paths as the repository has them. */
interface Note {
  readonly place: string;
  readonly text: string;
}

/** Files that are named for one reason. */
const MAX_FILES = 10;

/** What `--verbose` adds to the report: everything that was decided without being a problem, with the reason. */
export function verboseNotes(report: Report, paths: DisplayPaths): readonly Section[] {
  const sections: readonly (readonly [title: string, notes: readonly Note[]])[] = [
    ['Documents skipped', skippedDocuments(report)],
    ['Builds that may lack objects', partialBuilds(report)],
    ['Optional references that are missing', referenceNotes(report, harmlessNote)],
    ['References assumed to be fine', referenceNotes(report, assumptionNote)],
    ['References that could not be checked', referenceNotes(report, unknownNote)],
    ['Suppressed problems', suppressedProblems(report)],
  ];
  return [
    ...skippedFiles(report, paths),
    ...sections.flatMap(([title, notes]) =>
      notes.length === 0 ? [] : [notesSection(title, notes, paths)],
    ),
  ];
}

function notesSection(title: string, notes: readonly Note[], paths: DisplayPaths): Section {
  const rows = notes.map(({ place, text }): Row => {
    return { cells: [[paths.text(place)], [[quiet(paths.text(text))]]] };
  });
  return section(`${title}: ${numberText(notes.length)}`, [
    { kind: 'table', untitled: true, columns: COLUMNS, rows },
  ]);
}

const COLUMNS = [{ title: 'Place', most: 60 }, { title: 'Reason' }];

/** By reason, the most frequent one first, with some of the files of each. */
function skippedFiles({ files }: Report, paths: DisplayPaths): readonly Section[] {
  const skipped = files.flatMap(({ path, class: found }) =>
    found.kind === 'skipped' && !isOwnFile(path)
      ? [{ path, why: `${found.as}: ${found.reason}` }]
      : [],
  );
  if (skipped.length === 0) return [];
  const groups = [...groupBy(skipped, ({ why }) => why)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const blocks = groups.flatMap(([why, some]) => {
    const isLong = some.length > MAX_FILES + 1;
    const named = isLong ? some.slice(0, MAX_FILES) : some;
    const rest = `and ${count(some.length - MAX_FILES, 'more file')}: --format json lists them all`;
    return [
      fixedLine(`${numberText(some.length)} ${why}`, { tone: 'quiet' }),
      ...named.map(({ path }) => fixedLine(paths.path(path), { mark: '  ' })),
      ...(isLong ? [fixedLine(rest, { mark: '  ', tone: 'quiet' })] : []),
    ];
  });
  return [section(`Skipped files: ${numberText(skipped.length)}`, blocks)];
}

function skippedDocuments({ files }: Report): readonly Note[] {
  return files.flatMap(({ documents }) =>
    documents.flatMap(({ span, skipped }) =>
      skipped === undefined ? [] : [{ place: placeOf(span), text: skipped }],
    ),
  );
}

function partialBuilds({ builds }: Report): readonly Note[] {
  return builds.flatMap(({ id, partial }) =>
    partial.map((reason) => ({ place: id, text: messageText(reason) })),
  );
}

function referenceNotes(
  { references }: Report,
  noteOf: (judged: JudgedReference) => string | undefined,
): readonly Note[] {
  const seen = new Set<string>();
  return references.flatMap((judged) => {
    const text = noteOf(judged);
    if (text === undefined) return [];
    const { path, line, column } = positionOf(judged.at);
    const { kind, name, key } = judged.reference;
    const named = `${kind} ${name}${key === undefined ? '' : `/${key.name}`}`;
    const note = {
      place: `${path}:${line}:${column}`,
      text: `${named}: ${text}`,
    };
    const identity = `${note.place}\0${note.text}`;
    if (seen.has(identity)) return [];
    seen.add(identity);
    return [note];
  });
}

function harmlessNote({ reference, verdict }: JudgedReference): string | undefined {
  if (verdict.kind === 'broken')
    return reference.toleratesMissing && messageText(reference.toleratesMissing);
  if (verdict.kind !== 'optional') return undefined;
  return verdict.missing.what === 'source'
    ? 'optional, and missing'
    : 'optional, and the key is missing';
}

function assumptionNote({ verdict }: JudgedReference): string | undefined {
  if (verdict.kind === 'present' || verdict.kind === 'elsewhere') return verdict.assumption;
  if (verdict.kind === 'assumed') return messageText(verdict.reason);
  if (verdict.kind !== 'produced') return undefined;
  const { producer, at } = verdict.source;
  return `generated by ${producer.kind} ${producer.manifest.name ?? ''} (${placeOf(at)})`;
}

function unknownNote({ verdict }: JudgedReference): string | undefined {
  return verdict.kind === 'unknown' ? messageText(verdict.reason) : undefined;
}

function suppressedProblems({ suppressed }: Report): readonly Note[] {
  return suppressed.map(({ problem, by, reason }) => ({
    place: placeOf(problem.at),
    text: `${problem.rule}, by ${placeOf(by)}${reason === undefined ? '' : `: ${reason}`}`,
  }));
}
