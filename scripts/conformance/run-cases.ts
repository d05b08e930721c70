import { isDeepStrictEqual } from 'node:util';
import notImitatedIds from './not-imitated.json' with { type: 'json' };
import type { CaseFailure, GroupResult, JsonObject, OutOfScope, Outcome } from './types.ts';

/** Reasons for answering differently from the real programs, each with the ids of the cases. */
const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries<readonly string[]>(notImitatedIds).flatMap(([reason, ids]) =>
    ids.map((id) => [id, reason] as const),
  ),
);

export const PASSED: Outcome = { kind: 'passed' };

/** Runs the cases of one group; a case that throws has failed, and the others go on. */
export function runCases(
  group: string,
  cases: readonly JsonObject[],
  check: (one: JsonObject, index: number) => Outcome,
): GroupResult {
  const failures: CaseFailure[] = [];
  const outOfScope: OutOfScope[] = [];
  const notImitated: OutOfScope[] = [];
  cases.forEach((one, index) => {
    const name = nameOf(one, index);
    const outcome = attempt(() => check(one, index));
    const reason = REASONS.get(name);
    if (outcome.kind === 'out-of-scope') outOfScope.push({ name, reason: outcome.reason });
    else if (outcome.kind === 'failed' && reason !== undefined) notImitated.push({ name, reason });
    else if (outcome.kind === 'failed') failures.push({ name, detail: outcome.detail });
  });
  const total = cases.length - outOfScope.length - notImitated.length;
  return { group, passed: total - failures.length, total, failures, outOfScope, notImitated };
}

/** Passed when both are the same data; else both, as JSON. */
export function compare(actual: unknown, expected: unknown): Outcome {
  if (isDeepStrictEqual(plain(actual), plain(expected))) return PASSED;
  return {
    kind: 'failed',
    detail: `expected ${JSON.stringify(expected)}\nactual   ${JSON.stringify(actual)}`,
  };
}

/** Data as JSON holds it: `undefined` members dropped, ordinary prototypes. */
function plain(value: unknown): unknown {
  if (value === undefined) return undefined;
  const parsed: unknown = JSON.parse(JSON.stringify(value));
  return parsed;
}

function attempt(check: () => Outcome): Outcome {
  try {
    return check();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', detail: `threw ${text}` };
  }
}

function nameOf(one: JsonObject, index: number): string {
  const name = one['name'] ?? one['id'];
  return typeof name === 'string' ? name : `#${index}`;
}
