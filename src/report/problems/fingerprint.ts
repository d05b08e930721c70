import { createHash } from 'node:crypto';
import type { Problem } from '../../model/problem.ts';
import { hostSpan } from '../../model/span.ts';

const HASH_LENGTH = 32;

/**
 * One stable name per problem, in order: a hash of rule, file and subject, and a counter for problems that share them. No line
 * numbers, so that an edit above a problem does not make it a new one.
 */
export function fingerprints(problems: readonly Problem[]): readonly string[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const hash = createHash('sha256')
      .update(identityOf(problem))
      .digest('hex')
      .slice(0, HASH_LENGTH);
    const number = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, number);
    return `${hash}:${number}`;
  });
}

function identityOf({ rule, at, subject, message }: Problem): string {
  const { path } = hostSpan(at).file;
  const about =
    subject === undefined
      ? [message.replace(/\d+/g, '#')]
      : [subject.kind, subject.namespace, subject.name, subject.container, subject.detail];
  return JSON.stringify([rule, path, ...about.map((part) => part ?? '')]);
}
