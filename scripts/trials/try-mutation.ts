import type { FileTree } from '../../src/model/file-tree.ts';
import { messageText } from '../../src/model/message.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import { placeOf } from '../../src/model/span.ts';
import { mutate } from './mutation.ts';
import type { Mutation } from './mutation.ts';

export type Outcome = 'error' | 'warning' | 'info' | 'other line' | 'not found';

/** What `check` says of one mutation. */
export interface Tried {
  readonly mutation: Mutation;
  readonly outcome: Outcome;
  /** The problem that tells it, or the verdict that keeps it from being told. */
  readonly said: string;
}

/** Checks the changed tree and looks for a problem that was not there before: at one of the places, else anywhere. */
export function tryMutation(
  mutation: Mutation,
  tree: FileTree,
  check: (tree: FileTree) => Report,
  known: ReadonlySet<string>,
): Tried {
  const report = check(mutate(tree, mutation));
  const fresh = report.problems.filter((problem) => !known.has(identity(problem)));
  const here = fresh.filter(({ at }) => mutation.places.includes(placeOf(at)));
  const worst = bySeverity(here)[0];
  if (worst !== undefined) return { mutation, outcome: worst.severity, said: told(worst) };
  const other = bySeverity(fresh)[0];
  if (other !== undefined) return { mutation, outcome: 'other line', said: told(other) };
  return { mutation, outcome: 'not found', said: verdictThere(mutation, report) };
}

/** What makes a problem the same before and after a mutation: lines may move, so they are left out. */
export function identity({ rule, severity, message, at }: Problem): string {
  return [rule, severity, at.file.path, message].join(' ');
}

const SEVERITIES = ['error', 'warning', 'info'] as const;

function bySeverity(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ severity }: Problem): number {
  return SEVERITIES.indexOf(severity);
}

function told({ rule, severity, message, at }: Problem): string {
  return `${placeOf(at)} ${severity} ${rule}: ${message}`;
}

function verdictThere({ places }: Mutation, { references }: Report): string {
  const there = references.find(({ reference: { at, key } }) =>
    [at, ...(key === undefined ? [] : [key.at])].some((span) => places.includes(placeOf(span))),
  );
  if (there === undefined) return 'no reference is there any more';
  const { verdict } = there;
  if (verdict.kind === 'present') {
    return `present: ${verdict.sources.map(({ at }) => placeOf(at)).join(', ')}`;
  }
  if (verdict.kind === 'produced') {
    return `produced: ${verdict.source.producer.kind} of ${placeOf(verdict.source.at)}`;
  }
  return 'reason' in verdict ? `${verdict.kind}: ${messageText(verdict.reason)}` : verdict.kind;
}
