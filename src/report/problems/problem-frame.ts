import type { Problem, Related } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, placeOf, positionOf, type Span, type TextRange } from '../../model/span.ts';
import type { Excerpt, Frame, Note } from '../document/document.ts';
import { fixedLine, message, quiet } from '../document/parts.ts';
import { loginsIn } from '../redact/address-logins.ts';
import type { SecretRanges } from '../redact/secret-ranges.ts';
import { mergeRanges, touches } from '../redact/secret-value-ranges.ts';
import { clipText } from '../text/escape-text.ts';
import { trailText } from '../text/trail-text.ts';
import { count } from '../text/words.ts';
import { buildsOf } from './builds-of.ts';
import { frameLines } from './code-frame.ts';
import type { DisplayPaths } from './display-paths.ts';
import type { ProblemGroup } from './group-by-cause.ts';
import { knownProblems } from './known-problems.ts';
import { otherPlaces } from './other-places.ts';

/** Second places that are shown; more would bury the problem. */
const MAX_RELATED = 10;
/** Lines of code that a problem and its second places show. */
const CONTEXT = { before: 2, after: 1 };
const NO_CONTEXT = { before: 0, after: 0 };
/** Columns of code, and of a place, if no width is given. */
const CODE_WIDTH = 140;
const WIDEST_PLACE = 100;

/** Behind the rule of a problem that `--fix` can fix. */
const FIXABLE = ' [*]';

/** What all problems of one page are shown with. */
export interface FrameContext {
  readonly report: Report;
  readonly masks: SecretRanges;
  readonly width: number | undefined;
  readonly verbose: boolean;
  readonly paths: DisplayPaths;
  /** What `--fix` can fix is marked. */
  readonly marksFixes: boolean;
}

/** A problem with its code, its second places, what to do, and in which builds it holds; then the other places of the same cause. */
export function problemFrame(group: ProblemGroup, context: FrameContext): Frame {
  const { first: problem, others } = group;
  const { paths } = context;
  const said = (text: string): Excerpt['label'] => message(paths.text(clipText(text)));
  // The masks of secrets know the files of this run only: of the base no line is shown.
  const related = (problem.related ?? []).filter(isHere).slice(0, MAX_RELATED);
  return {
    kind: 'frame',
    severity: problem.severity,
    rule: problem.rule,
    ...(context.marksFixes && problem.fix !== undefined && { mark: FIXABLE }),
    message: said(problem.message),
    excerpts: [
      excerptOf(problem, '', CONTEXT, context),
      ...related.map((each) => excerptOf(each, said(each.message), NO_CONTEXT, context)),
    ],
    notes: [
      ...notesOf(problem, context).map(([label, text]) => ({ label, text: said(text) })),
      ...othersNote(group, context),
    ],
    counts: { number: 1 + others.length, noun: 'problem' },
  };
}

function isHere({ before }: Related<string>): boolean {
  return before !== true;
}

function excerptOf(
  { at, isQuoted }: Pick<Related, 'at' | 'isQuoted'>,
  label: Excerpt['label'],
  lines: typeof CONTEXT,
  { masks, width = CODE_WIDTH, paths }: FrameContext,
): Excerpt {
  const position = positionOf(at);
  const { path, line, column } = position;
  const size = { ...lines, width: Math.max(40, width - 8) };
  return {
    at,
    label,
    place: `${paths.path(path)}:${line}:${column}`,
    lines: frameLines(
      at,
      position,
      isQuoted === true ? masksAround(at, masks) : masks(hostSpan(at).file),
      size,
    ),
  };
}

/** The masks of a file, but for a text that the message quotes: in values of a chart any text may be that of a Secret, and this one is not. */
function masksAround(at: Span, masks: SecretRanges): readonly TextRange[] {
  const { file, start, end } = hostSpan(at);
  const ranges = masks(file);
  if (!touches(ranges, start, end)) return ranges;
  const around = ranges.flatMap((range) =>
    [
      { start: range.start, end: Math.min(range.end, start) },
      { start: Math.max(range.start, end), end: range.end },
    ].filter((part) => part.start < part.end),
  );
  // The message shows no login either.
  return mergeRanges([...around, ...loginsIn(file)]);
}

/** `help: …`, `patched in by overlays/prod/kustomization.yaml:17`, `in overlays/prod and overlays/uat`. */
function notesOf(
  problem: Problem,
  { report, paths }: FrameContext,
): readonly (readonly [label: string, text: string])[] {
  const { related = [], help } = problem;
  const builds = buildsOf(problem, report, paths.build);
  const trail = trailText(problem.at);
  const unshown = related.length - MAX_RELATED;
  const notes: readonly (readonly [string, string | undefined])[] = [
    ...related
      .filter((place) => !isHere(place))
      .map(({ at, message: text }) => ['', `${text}: ${placeOf(at)}`] as const),
    ['', unshown > 0 ? `and ${count(unshown, 'more place')}` : undefined],
    ['help: ', help],
    ['', trail],
    ['', builds],
    ['', knownProblems(report).has(problem) ? 'not new' : undefined],
  ];
  return notes.flatMap(([label, text]) => (text === undefined ? [] : [[label, text] as const]));
}

/** A row per place, which is never broken: places are there to be clicked and copied. */
function othersNote(
  group: ProblemGroup,
  { verbose, paths, width = Infinity }: FrameContext,
): readonly Note[] {
  const others = otherPlaces(group, verbose);
  if (others === undefined) return [];
  const { title, rows, rest } = others;
  const shown = (text: string): string => paths.text(clipText(text));
  const hasPlaces = rows.some(({ place }) => place !== '');
  const most = Math.min(WIDEST_PLACE, Math.max(20, width - 40));
  const places = hasPlaces ? [{ title: 'Place', most }] : [];
  return [
    {
      label: '',
      text: title,
      blocks: [
        {
          kind: 'table',
          untitled: true,
          columns: [...places, { title: 'Object' }],
          rows: rows.map(({ at, place, about }) => ({
            cells: [
              ...(hasPlaces ? [[[{ text: shown(place), at }]]] : []),
              [[quiet(shown(about))]],
            ],
          })),
        },
        ...(rest === undefined ? [] : [fixedLine(rest, { tone: 'quiet' })]),
      ],
    },
  ];
}
