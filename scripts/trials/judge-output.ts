import type { ExpectedProblem, Expectation } from './expectation.ts';

/** How an output answers an expectation. */
export type Outcome = 'found' | 'partly' | 'silent' | 'wrong' | 'skipped';

export const OUTCOMES: readonly Outcome[] = ['found', 'partly', 'silent', 'wrong', 'skipped'];

/** An outcome, and what is missing or too much. */
export interface Judgement {
  readonly outcome: Outcome;
  readonly details: readonly string[];
}

/** What `check --format json` says of a problem, as far as expectations ask. */
export interface ReportedProblem {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly help?: string;
  readonly path: string;
  readonly line: number;
  readonly related: readonly { readonly message: string; readonly path: string }[];
  readonly undeployed?: boolean;
}

const SEVERITIES = ['info', 'warning', 'error'];

/**
 * Judges what a command printed: `wrong` if it says what it must not, `found` if all that is expected is there, `partly` if some of it is, or a
 * problem is there with another severity or at another line, else `silent`.
 */
export function judgeOutput(
  { problems = [], unwanted = [], says = [], never = [] }: Expectation,
  output: string,
  reported: readonly ReportedProblem[],
): Judgement {
  const tooMuch = [
    ...reported
      .filter((one) => unwanted.some((expected) => matches(expected, one)))
      .map((one) => `unwanted: ${lineOf(one)}`),
    ...never.filter((text) => output.includes(text)).map((text) => `must not say: ${text}`),
  ];
  if (tooMuch.length > 0) return { outcome: 'wrong', details: tooMuch };
  const missing = problems.filter((expected) => !reported.some((one) => matches(expected, one)));
  const unsaid = says.filter((text) => !output.includes(text));
  const lacking = missing.length + unsaid.length;
  if (lacking === 0) return { outcome: 'found', details: [] };
  const near = missing.flatMap((expected) => reported.filter((one) => isNear(expected, one)));
  const isPartly = near.length > 0 || lacking < problems.length + says.length;
  return {
    outcome: isPartly ? 'partly' : 'silent',
    details: [
      ...missing.map((expected) => `missing: ${JSON.stringify(expected)}`),
      ...unsaid.map((text) => `must say: ${text}`),
      ...near.map((one) => `instead: ${lineOf(one)}`),
    ],
  };
}

function matches(expected: ExpectedProblem, one: ReportedProblem): boolean {
  const { rule, severity, path, line, text, undeployed = false } = expected;
  if (undeployed !== (one.undeployed ?? false)) return false;
  if (rule !== undefined && rule !== one.rule) return false;
  if (severity !== undefined && rank(one.severity) < rank(severity)) return false;
  if (path !== undefined && path !== one.path) return false;
  if (line !== undefined && line !== one.line) return false;
  return text === undefined || wordsOf(one).includes(text);
}

/** The same rule in the same file, the same place, or the same words elsewhere. */
function isNear(expected: ExpectedProblem, one: ReportedProblem): boolean {
  const { rule, path, line, text } = expected;
  const isThere = path === undefined || path === one.path;
  if (isThere && line !== undefined && line === one.line) return true;
  if (isThere && rule !== undefined && rule === one.rule) return true;
  return text !== undefined && wordsOf(one).includes(text);
}

function rank(severity: string): number {
  return SEVERITIES.indexOf(severity);
}

function wordsOf({ message, help = '', related }: ReportedProblem): string {
  const places = related.map(({ message, path }) => `${message} ${path}`);
  return [message, help, ...places].join('\n');
}

function lineOf({ path, line, severity, rule, message, undeployed }: ReportedProblem): string {
  const where = undeployed === true ? ' (undeployed)' : '';
  return `${path}:${line}: ${severity}[${rule}]${where} ${message}`;
}
