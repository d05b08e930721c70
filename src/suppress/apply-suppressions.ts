import type { Message } from '../model/message.ts';
import type { MapNode } from '../model/node.ts';
import type { Problem } from '../model/problem.ts';
import type { Suppressed } from '../model/report.ts';
import { hostSpan, positionOf } from '../model/span.ts';
import { coveringComments } from './covering-comments.ts';
import type { Suppression } from './suppression.ts';

interface AppliedSuppressions {
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
  if (comments.length === 0 && annotations.size === 0) {
    return { left: problems, suppressed: [], dead: [] };
  }
  const coveringAt = coveringComments(comments);
  const used = new Set<Suppression>();
  const left: Problem<Message>[] = [];
  const suppressed: Suppressed<Message>[] = [];
  for (const problem of problems) {
    const carried = (problem.subject?.annotated ?? []).flatMap(
      (node) => annotations.get(node) ?? [],
    );
    const covering = coveringAt(problem.rule, hostSpan(problem.at).file.path);
    const ofObject = carried.filter(({ rule }) => rule === problem.rule);
    const written =
      covering === undefined ? [] : [covering.ofFile, covering.ofLine(positionOf(problem.at).line)];
    for (const each of written) {
      // All others are around the last: they did something if it did.
      const last = each.at(-1);
      if (last !== undefined && !used.has(last)) for (const one of each) used.add(one);
    }
    for (const one of ofObject) used.add(one);
    const [by = ofObject[0]] = written
      .flatMap(([first]) => first ?? [])
      .sort((one, other) => one.at.start - other.at.start);
    if (by === undefined) left.push(problem);
    else suppressed.push({ problem, by: by.at, reason: by.reason });
  }
  return {
    left,
    suppressed,
    dead: deadOf([...comments, ...[...annotations.values()].flat()], used),
  };
}

/** One per place: an annotation that several builds carry is dead only when it suppresses nothing in all of them. */
function deadOf(
  all: readonly Suppression[],
  used: ReadonlySet<Suppression>,
): readonly Suppression[] {
  const alive = new Set([...used].map(identityOf));
  const dead = new Map<string, Suppression>();
  for (const suppression of all) {
    const identity = identityOf(suppression);
    if (!alive.has(identity)) dead.set(identity, suppression);
  }
  return [...dead.values()];
}

/** The same for copies of one annotation in several builds. */
function identityOf({ rule, at }: Suppression): string {
  return `${rule} ${at.start} ${at.file.path}`;
}
