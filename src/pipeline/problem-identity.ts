import { HASH } from '../model/names/hash-suffix.ts';
import { firstRuleId } from '../model/names/rule-ids.ts';
import type { Problem } from '../model/problem.ts';
import { hostSpan } from '../model/span.ts';

const HASHES = new RegExp(`-${HASH}(?![\\w.-])`, 'g');
/** Lines of places that a message names: `a.yaml:12`, `line 3`. */
const LINES = /(?<=\w):\d+(?::\d+)?(?![\w.])|(?<=\blines? )\d+/g;
/** What was looked at: a part of the repository, or all of it. */
const EXTENT = / in (?:this repository|the fleet|the files checked)\b/g;

/** The namespace in the words of the kubelet, one of several where builds set it. */
const NAMESPACE = /(?<= in (?:ConfigMap|Secret) )[a-z\d.-]+\/(?=[^\s/]+\))/g;

/**
 * What a problem is about, the same wherever its lines and its file have moved to: the rule, the object and the field, and what is said of them
 * without line numbers, hashes and the namespace of a build. A problem that is reported once for many places is about its cause.
 */
export function identityOf(problem: Problem): string {
  const { subject, message, cause, onePerCause } = problem;
  const rule = firstRuleId(problem.rule);
  if (onePerCause === true && cause !== undefined) return JSON.stringify([rule, steady(cause)]);
  const about =
    subject === undefined
      ? []
      : [subject.kind, subject.namespace, subject.name, subject.container, subject.detail];
  return JSON.stringify([rule, ...about.map((part) => steady(part ?? '')), steady(message)]);
}

const ABSENCE = /^(?:missing|undeclared)-(config-map|secret)$/;

/**
 * The kind of source that is missing according to a problem; undefined for other problems. Whether that is an error or cannot be known depends on
 * what else is in the repository, and on what it is compared with.
 */
export function absentKind({ rule }: Pick<Problem, 'rule'>): string | undefined {
  return ABSENCE.exec(rule)?.[1];
}

/** The file that a person opens to fix it. */
export function fileOf({ at }: Problem): string {
  return hostSpan(at).file.path;
}

function steady(text: string): string {
  return text
    .replaceAll(HASHES, '')
    .replaceAll(LINES, '')
    .replaceAll(NAMESPACE, '')
    .replaceAll(EXTENT, '');
}
