import { createHash } from 'node:crypto';
import { CannotRun } from '../model/cannot-run.ts';
import type { Build } from '../model/manifest.ts';
import { currentRuleId } from '../model/names/rule-ids.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Problem } from '../model/problem.ts';
import type { AppliedBaseline, BaselineEntry, Report } from '../model/report.ts';
import { byCodeUnit } from '../text/by-code-unit.ts';
import { parsedJson } from '../text/parsed-json.ts';
import { absentKind, fileOf, identityOf } from './problem-identity.ts';

/** Where a baseline is, from the root of the run, unless said. */
export const BASELINE_NAME = '.envfrom-baseline.json';
/** Version of the file's shape; raised when an older envfrom could misread it. */
const SHAPE_VERSION = 1;
const HASH_LENGTH = 20;
/** Characters of a message that the file keeps. */
const LONGEST_MESSAGE = 300;

/** The problems to accept: as many as are the same, by fingerprint. */
export function baselineOf(problems: readonly Problem[]): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>();
  for (const problem of problems) {
    const fingerprint = fingerprintOf(problem);
    const count = (entries.get(fingerprint)?.count ?? 0) + 1;
    const described = entries.get(fingerprint) ?? descriptionOf(problem);
    entries.set(fingerprint, { ...described, fingerprint, rule: problem.rule, count });
  }
  return [...entries.values()];
}

/** What a reviewer of the file reads of a problem: its file, its object and its (redacted) message. */
function descriptionOf(problem: Problem): Pick<BaselineEntry, 'path' | 'object' | 'message'> {
  const { subject, message } = problem;
  const name = [subject?.namespace, subject?.name].filter((part) => part !== undefined).join('/');
  const object = subject === undefined ? '' : `${subject.kind} ${name}`.trim();
  return {
    path: fileOf(problem),
    ...(object !== '' && { object }),
    message: message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
  };
}

/**
 * A name that survives moved lines and renamed files: a hash of the rule, the object and what is said of it. What is about no object is recognized by
 * the name of its file.
 */
function fingerprintOf(problem: Problem): string {
  return createHash('sha256').update(accepted(problem)).digest('hex').slice(0, HASH_LENGTH);
}

function accepted(problem: Problem): string {
  const { subject } = problem;
  const kind = absentKind(problem);
  // Accepted is that the source is not there, however sure that is.
  if (kind !== undefined) return JSON.stringify([kind, subject?.namespace, subject?.detail]);
  const path = fileOf(problem);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return JSON.stringify([identityOf(problem), subject?.name === undefined ? name : '']);
}

/** The file: one line per entry, sorted, so that two branches that change it are merged line by line. */
export function baselineText(entries: readonly BaselineEntry[]): string {
  const sorted = entries.toSorted(
    (a, b) => byCodeUnit(a.rule, b.rule) || byCodeUnit(a.fingerprint, b.fingerprint),
  );
  const lines = sorted.map(
    ({ rule, path, object, message, fingerprint, count }) =>
      `    ${JSON.stringify({ rule, path, object, message, fingerprint, count })}`,
  );
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "version": ${SHAPE_VERSION},\n  "problems": ${list}\n}\n`;
}

/** The entries of a file. Throws CannotRun for one that this version did not write. */
export function readBaseline(text: string, path: string): readonly BaselineEntry[] {
  const help = 'Write a new one with `envfrom baseline`.';
  const value = parsedJson(text);
  if (value === undefined) throw new CannotRun(`The baseline \`${path}\` is not valid JSON.`, help);
  const { version, problems } = fieldsOf(value);
  if (version !== SHAPE_VERSION || !Array.isArray(problems)) {
    throw new CannotRun(
      `The baseline \`${path}\` has a format that this version of envfrom cannot read.`,
      help,
    );
  }
  return problems.map((entry: unknown) => {
    const { rule, fingerprint, count, ...rest } = fieldsOf(entry);
    if (typeof rule === 'string' && typeof fingerprint === 'string' && isCount(count))
      return { rule: currentRuleId(rule), fingerprint, count, ...textsIn(rest) };
    throw new CannotRun(
      `The baseline \`${path}\` has an entry without \`rule\`, \`fingerprint\` or \`count\`.`,
      help,
    );
  });
}

/**
 * The report without the problems that a baseline accepts. Of the same ones, the first are accepted. `isWhole`: nothing was left out of the
 * run. If everything could be read and built too, entries which accept nothing are of no use.
 */
export function applyBaseline(
  report: Report,
  entries: readonly BaselineEntry[],
  path: string,
  isWhole: boolean,
): Report {
  const { left, accepted, unused } = accept(report.problems, entries, allOf(report));
  const knowsGone = isWhole && report.builds.every(isBuilt) && report.files.every(isReadable);
  const baseline: AppliedBaseline = { path, accepted, unused: knowsGone ? unused : [] };
  return { ...report, problems: left, baseline };
}

function isBuilt({ partial, failures }: Build): boolean {
  return partial.length === 0 && failures.length === 0;
}

function isReadable({ faults }: ParsedFile): boolean {
  return faults.length === 0;
}

/** The entries of a baseline that still accept something, with as many problems as there are. */
export function prunedBaseline(
  entries: readonly BaselineEntry[],
  problems: readonly Problem[],
): readonly BaselineEntry[] {
  const there = new Map(baselineOf(problems).map((entry) => [entry.fingerprint, entry.count]));
  return entries.flatMap((entry) => {
    const count = Math.min(entry.count, there.get(entry.fingerprint) ?? 0);
    return count === 0 ? [] : [{ ...entry, count }];
  });
}

/** The problems of the tree, old ones that a comparison hides included: they use up entries as well. */
function allOf({ problems, undeployed, comparison }: Report): readonly Problem[] {
  return [...(comparison?.old ?? []), ...problems, ...undeployed];
}

interface Accepting {
  readonly left: readonly Problem[];
  readonly accepted: readonly Problem[];
  readonly unused: readonly BaselineEntry[];
}

function accept(
  problems: readonly Problem[],
  entries: readonly BaselineEntry[],
  all: readonly Problem[],
): Accepting {
  const room = new Map<string, number>();
  for (const { fingerprint, count } of entries) {
    room.set(fingerprint, (room.get(fingerprint) ?? 0) + count);
  }
  const accepted = new Set<Problem>();
  for (const problem of all) {
    const fingerprint = fingerprintOf(problem);
    const left = room.get(fingerprint) ?? 0;
    if (left === 0) continue;
    room.set(fingerprint, left - 1);
    accepted.add(problem);
  }
  return {
    left: problems.filter((problem) => !accepted.has(problem)),
    accepted: problems.filter((problem) => accepted.has(problem)),
    unused: entries.flatMap((entry) => {
      const count = Math.min(entry.count, room.get(entry.fingerprint) ?? 0);
      return count === 0 ? [] : [{ ...entry, count }];
    }),
  };
}

function textsIn({
  path,
  object,
  message,
}: Readonly<Record<string, unknown>>): Pick<BaselineEntry, 'path' | 'object' | 'message'> {
  return {
    ...(typeof path === 'string' && { path }),
    ...(typeof object === 'string' && { object }),
    ...(typeof message === 'string' && { message }),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
