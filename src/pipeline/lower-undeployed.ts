import type { Evidence } from '../model/evidence.ts';
import type { Build } from '../model/manifest.ts';
import { message, sentences, words, type Message } from '../model/message.ts';
import type { Problem, Severity } from '../model/problem.ts';
import type { Settings } from '../model/settings.ts';
import { isChosen } from './rule-severity.ts';

/** One severity lower. */
export const LOWER: Readonly<Record<Severity, Severity>> = {
  error: 'warning',
  warning: 'info',
  info: 'info',
};

/**
 * Rules about what a chart's templates say, whatever values it gets. What all others find in a chart that nothing deploys may be right with the
 * values of whoever installs it.
 */
const OF_TEMPLATES: ReadonlySet<string> = new Set([
  'colliding-variable',
  'duplicate-key',
  'duplicate-variable',
  'invalid-field-path',
  'invalid-value-source',
  'late-variable-reference',
  'missing-config-map',
  'missing-config-map-key',
  'missing-secret',
  'missing-secret-key',
  'missing-volume',
  'unknown-field',
  'unknown-kind',
  'unrenderable-chart',
  'wrong-field-type',
]);

/**
 * Problems that hold only in builds which nothing in the repository deploys, one severity lower and saying so: the repository has entry points,
 * and none of them leads there, or it is a chart with its defaults. A typo is one wherever it is, and a severity that the user
 * chose for a rule stays.
 */
export function lowerUndeployed(
  problems: readonly Problem<Message>[],
  builds: readonly Build[],
  settings: Settings,
  whole: Evidence['whole'],
): readonly Problem<Message>[] {
  const undeployed = new Map(
    builds.flatMap((build) =>
      build.undeployed === true || build.kind === 'chart' ? [[build.id, build]] : [],
    ),
  );
  if (undeployed.size === 0) return problems;
  return problems.map((problem) => {
    const { rule, at, builds: ids } = problem;
    if (ids.length === 0 || isChosen(rule, settings, at)) return problem;
    const known = ids.flatMap((id) => undeployed.get(id) ?? []);
    return known.length === ids.length ? lowered(problem, known, whole) : problem;
  });
}

function lowered(
  problem: Problem<Message>,
  builds: readonly Build[],
  whole: Evidence['whole'],
): Problem<Message> {
  const { help } = problem;
  const isChart = builds.every(({ kind }) => kind === 'chart');
  const folder: Message = message`\`${builds[0]?.folder ?? builds[0]?.id ?? ''}\``;
  // Somebody may install it with the entry objects of another chart, or by hand.
  const note = isChart
    ? message`No entry point in ${words(whole)} is known to deploy the chart ${folder}.`
    : message`Nothing in ${words(whole)} deploys ${folder}.`;
  return {
    ...problem,
    severity: isChart ? inChart(problem) : elsewhere(problem),
    help: sentences(help, note),
  };
}

function elsewhere({ severity, isTypo }: Problem<Message>): Severity {
  return isTypo === true ? severity : LOWER[severity];
}

function inChart({ rule, severity, isTypo }: Problem<Message>): Severity {
  if (isTypo === true) return severity;
  return OF_TEMPLATES.has(rule) ? LOWER[severity] : 'info';
}
