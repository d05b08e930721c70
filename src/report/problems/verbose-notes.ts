import type { JudgedReference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import { placeOf, positionOf } from '../../model/span.ts';
import type { Span } from '../../model/span.ts';
import { displayWidth, padEnd } from '../text/display-width.ts';
import { escapeText } from '../text/escape-text.ts';
import type { Style } from '../text/style.ts';

interface Note {
  readonly place: string;
  readonly text: string;
}

const WIDEST_PLACE = 60;

/** What `--verbose` adds to the text report: everything that was decided without being a problem, with the reason. */
export function verboseNotes(report: Report, style: Style): readonly string[] {
  const sections: readonly (readonly [title: string, notes: readonly Note[]])[] = [
    ['Skipped files', skippedFiles(report)],
    ['Documents skipped', skippedDocuments(report)],
    ['Builds that may lack objects', partialBuilds(report)],
    ['References that may miss their source without harm', referenceNotes(report, harmlessNote)],
    ['References taken on an assumption', referenceNotes(report, assumptionNote)],
    ['References that cannot be judged offline', referenceNotes(report, unknownNote)],
    ['Suppressed problems', suppressedProblems(report)],
  ];
  return sections.flatMap(([title, notes]) =>
    notes.length === 0 ? [] : [section(title, notes, style)],
  );
}

function section(title: string, notes: readonly Note[], style: Style): string {
  const widths = notes.map(({ place }) => displayWidth(place));
  const width = Math.min(
    WIDEST_PLACE,
    widths.reduce((a, b) => Math.max(a, b), 0),
  );
  const lines = notes.map(({ place, text }) => `  ${padEnd(place, width)}  ${style.dim(text)}`);
  return `${[style.bold(title), ...lines].join('\n')}\n`;
}

function skippedFiles({ files }: Report): readonly Note[] {
  return files.flatMap((file) =>
    file.class.kind === 'skipped'
      ? [
          {
            place: escapeText(file.path),
            text: escapeText(`${file.class.as}: ${file.class.reason}`),
          },
        ]
      : [],
  );
}

function skippedDocuments({ files }: Report): readonly Note[] {
  return files.flatMap(({ documents }) =>
    documents.flatMap(({ span, skipped }) =>
      skipped === undefined ? [] : [{ place: shownPlace(span), text: escapeText(skipped) }],
    ),
  );
}

function partialBuilds({ builds }: Report): readonly Note[] {
  return builds.flatMap(({ id, partial }) =>
    partial.map((reason) => ({ place: escapeText(id), text: escapeText(reason) })),
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
      place: escapeText(`${path}:${line}:${column}`),
      text: escapeText(`${named}: ${text}`),
    };
    const identity = `${note.place}\0${note.text}`;
    if (seen.has(identity)) return [];
    seen.add(identity);
    return [note];
  });
}

function harmlessNote({ reference, verdict }: JudgedReference): string | undefined {
  if (verdict.kind === 'broken') return reference.harmless;
  if (verdict.kind !== 'optional') return undefined;
  return verdict.missing.what === 'source'
    ? 'optional, and missing'
    : 'optional, and the key is missing';
}

function assumptionNote({ verdict }: JudgedReference): string | undefined {
  if (verdict.kind === 'present' || verdict.kind === 'elsewhere') return verdict.assumption;
  if (verdict.kind === 'assumed') return verdict.reason;
  if (verdict.kind !== 'produced') return undefined;
  const { producer, at } = verdict.source;
  return `made by ${producer.kind} ${producer.manifest.name ?? ''} (${placeOf(at)})`;
}

function unknownNote({ verdict }: JudgedReference): string | undefined {
  return verdict.kind === 'unknown' ? verdict.reason : undefined;
}

function suppressedProblems({ suppressed }: Report): readonly Note[] {
  return suppressed.map(({ problem, by, reason }) => ({
    place: shownPlace(problem.at),
    text: escapeText(
      `${problem.rule}, by ${placeOf(by)}${reason === undefined ? '' : `: ${reason}`}`,
    ),
  }));
}

function shownPlace(span: Span): string {
  return escapeText(placeOf(span));
}
