import type { MapNode } from '../model/node.ts';
import type { Message } from '../model/message.ts';
import type { Problem } from '../model/problem.ts';
import type { Suppressed } from '../model/report.ts';
import { positionOf } from '../model/span.ts';
import type { Position } from '../model/span.ts';
import type { Suppression } from './suppression.ts';
import { groupBy } from '../model/group-by.ts';

export interface AppliedSuppressions {
  readonly left: readonly Problem<Message>[];
  readonly suppressed: readonly Suppressed<Message>[];
  /** Those that suppressed nothing. */
  readonly dead: readonly Suppression[];
}

/**
 * Splits the problems of single builds (an overlay may suppress its own) into those left and those that a comment or an
 * annotation suppresses.
 */
export function applySuppressions(
  problems: readonly Problem<Message>[],
  comments: readonly Suppression[],
  annotations: ReadonlyMap<MapNode, readonly Suppression[]>,
): AppliedSuppressions {
  const commentsAt = groupBy(comments, keyOf);
  const used = new Set<string>();
  const left: Problem<Message>[] = [];
  const suppressed: Suppressed<Message>[] = [];
  for (const problem of problems) {
    const place = positionOf(problem.at);
    const written = commentsAt.get(`${problem.rule} ${place.path}`) ?? [];
    const carried = (problem.subject?.annotated ?? []).flatMap(
      (node) => annotations.get(node) ?? [],
    );
    const covering = [
      ...written.filter((suppression) => covers(suppression, place)),
      ...carried.filter(({ rule }) => rule === problem.rule),
    ];
    for (const suppression of covering) used.add(identityOf(suppression));
    const [by] = covering;
    if (by === undefined) left.push(problem);
    else suppressed.push({ problem, by: by.at, reason: by.reason });
  }
  return {
    left,
    suppressed,
    dead: deadOf([...comments, ...[...annotations.values()].flat()], used),
  };
}

function keyOf({ rule, at }: Suppression): string {
  return `${rule} ${at.file.path}`;
}

function covers({ scope }: Suppression, { line }: Position): boolean {
  if (scope.kind === 'lines') return scope.first <= line && line <= scope.last;
  return scope.kind === 'file';
}

/** One per place: an annotation that several builds carry is dead only when it suppresses nothing in all of them. */
function deadOf(all: readonly Suppression[], used: ReadonlySet<string>): readonly Suppression[] {
  const dead = new Map<string, Suppression>();
  for (const suppression of all) {
    const identity = identityOf(suppression);
    if (!used.has(identity)) dead.set(identity, suppression);
  }
  return [...dead.values()];
}

/** The same for copies of one annotation in several builds. */
function identityOf({ rule, at }: Suppression): string {
  return `${rule} ${at.start} ${at.file.path}`;
}
