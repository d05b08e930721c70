import type { Problem, Subject } from '../../model/problem.ts';
import { positionOf, type Span } from '../../model/span.ts';
import { count, numberText, shortListOf } from '../text/words.ts';
import type { ProblemGroup } from './group-by-cause.ts';

/** The other problems of a group, one line for those of one container or object in one file. */
interface OtherPlaces {
  /** `the same at 23 more places:` */
  readonly title: string;
  readonly rows: readonly PlaceRow[];
  /** `and 15 more`: how many problems the rows leave out; undefined for none. */
  readonly rest: string | undefined;
}

interface PlaceRow {
  /** The place of the first problem of the row. */
  readonly at: Span;
  /** `path:line:column`; empty if the row before has the same. */
  readonly place: string;
  /** `Deployment api, container web`; `, 4 times` if the row represents several. */
  readonly about: string;
}

const MAX_ROWS = 8;
const MAX_BUILDS = 4;

interface Row {
  readonly at: Span;
  readonly place: string;
  readonly about: string;
  times: number;
}

/** What is left of a group when its first problem is shown; undefined when that is all. With `all` every place has a row of its own. */
export function otherPlaces(
  { first, others }: ProblemGroup,
  all: boolean,
): OtherPlaces | undefined {
  if (others.length === 0) return undefined;
  const rows = rowsOf(first, others, all);
  const isShort = all || rows.length <= MAX_ROWS + 1;
  const shown = isShort ? rows : rows.slice(0, MAX_ROWS);
  const covered = shown.reduce((sum, { times }) => sum + times, 0);
  const here = exactPlace(first);
  const isHere = others.every((problem) => exactPlace(problem) === here);
  return {
    title: isHere
      ? `the same here for ${numberText(others.length)} more:`
      : `the same at ${count(others.length, 'more place')}:`,
    rows: shown.map(({ at, place, about, times }, index) => ({
      at,
      place: place === (shown[index - 1]?.place ?? here) ? '' : place,
      about: times === 1 ? about : [about, `${times} times`].filter(isText).join(', '),
    })),
    rest: covered === others.length ? undefined : `and ${numberText(others.length - covered)} more`,
  };
}

function rowsOf(first: Problem, problems: readonly Problem[], all: boolean): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const [index, problem] of problems.entries()) {
    const about = whatElse(problem, first);
    const key = all ? String(index) : JSON.stringify([positionOf(problem.at).path, about]);
    const same = rows.get(key);
    if (same === undefined) {
      rows.set(key, { at: problem.at, place: exactPlace(problem), about, times: 1 });
    } else same.times += 1;
  }
  return [...rows.values()];
}

/** What a problem is about; of one that is about the same at the same place, in which other builds it is. */
function whatElse(problem: Problem, first: Problem): string {
  const { builds, subject } = problem;
  const about = aboutOf(subject);
  const isSame = about === aboutOf(first.subject) && exactPlace(problem) === exactPlace(first);
  return isSame && builds.length > 0 ? `in ${shortListOf(builds, MAX_BUILDS)}` : about;
}

function exactPlace({ at }: Problem): string {
  const { path, line, column } = positionOf(at);
  return `${path}:${line}:${column}`;
}

function aboutOf(subject: Subject | undefined): string {
  if (subject === undefined) return '';
  const { kind, name = '', container } = subject;
  return [`${kind} ${name}`.trim(), ...(container === undefined ? [] : [`container ${container}`])]
    .filter(isText)
    .join(', ');
}

function isText(text: string): boolean {
  return text !== '';
}
