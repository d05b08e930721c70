import { isForRest, deploymentBy, type Deployment } from '../model/deployment.ts';
import type { Evidence } from '../model/evidence.ts';
import type { Build } from '../model/manifest.ts';
import { message, sentences, uncapitalized, words, type Message } from '../model/message.ts';
import {
  SEVERITY_RANK,
  type Problem,
  type Severity,
  type SeverityReason,
} from '../model/problem.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import { makingOf } from '../model/span.ts';
import { deploymentWords } from '../report/text/deployment-words.ts';
import { isFloating } from './bring-here.ts';
import { mergeProblems } from './merge-problems.ts';
import { severityOf, type Where } from './severity-of.ts';

/**
 * The problems of all builds, merged, each with the severity that it has where it holds: in a chart from elsewhere, or in builds that nothing in the
 * repository deploys, it is less severe, and its help says so.
 */
export function placeProblems(
  problems: readonly Problem<Message>[],
  rules: readonly Rule[],
  { buildOf, whole, builds: all }: Pick<Evidence, 'buildOf' | 'whole' | 'builds'>,
  settings: Settings,
): readonly Problem<Message>[] {
  const metas = new Map(rules.map(({ meta }) => [meta.id, meta]));
  const floating = new Set(all.filter(isFloating).map(({ cluster }) => cluster));
  const placed = problems.map((problem) =>
    isThirdParty(problem) ? judged(problem, { isThirdParty: true }, metas, settings) : problem,
  );
  return mergeProblems(placed).map((problem) => {
    const builds = problem.builds.map(buildOf);
    const where = {
      ...whereIn(builds),
      isThirdParty: isThirdParty(problem),
      isElsewhere: problem.elsewhere === true,
      isFloating: isOfAbsence(problem) && builds.some((each) => floating.has(each?.cluster)),
    };
    const now = judged(problem, where, metas, settings);
    const { help } = withNotes(now, builds[0], where, whole);
    const isUndeployed = where.deployment?.answer === 'not-deployed';
    if (help === now.help && !isUndeployed) return now;
    return {
      ...now,
      ...(help !== undefined && { help }),
      ...(isUndeployed && { undeployed: true as const }),
    };
  });
}

function isOfAbsence({ rule, isOfAbsence: own }: Problem<Message>): boolean {
  return own === true || rule.startsWith('missing-');
}

function isThirdParty({ at }: Problem<Message>): boolean {
  return makingOf(at)?.isThirdParty === true;
}

function judged(
  problem: Problem<Message>,
  where: Where,
  metas: ReadonlyMap<string, RuleMeta>,
  settings: Settings,
): Problem<Message> {
  const { rule, at, ownSeverity, isTypo, isOfTemplate, isOfAbsence } = problem;
  const meta = metas.get(rule);
  const finding = { at, severity: ownSeverity, isTypo, isOfTemplate, isOfAbsence };
  const found = meta && severityOf(finding, meta, where, settings);
  if (found === undefined) return problem;
  const isSame = found.severity === problem.severity && found.reasons === problem.reasons;
  return isSame ? problem : { ...problem, ...found };
}

/** The best answer of several builds; charts with their defaults count only if there is nothing else. */
function whereIn(builds: readonly (Build | undefined)[]): Where {
  const [only] = builds;
  if (builds.length === 1 && only?.kind !== 'chart') return { deployment: only?.deployment };
  const counting = builds.filter((build) => build?.kind !== 'chart');
  if (builds.length > 0 && counting.length === 0) return { isChart: true };
  const answers = counting.map((build) => build?.deployment);
  const best = answers.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  return { deployment: best };
}

const RANK = { deployed: 0, unknown: 1, rest: 2, 'not-deployed': 3 } as const;

function rankOf(deployment: Deployment | undefined): number {
  return RANK[isForRest(deployment) ? 'rest' : (deployment?.answer ?? 'unknown')];
}

/** The help of a problem, with a sentence for each reason that makes it less severe because of where it is, or lists it apart. */
function withNotes(
  { help, severity, reasons = [] }: Problem<Message>,
  build: Build | undefined,
  { deployment, isChart = false }: Where,
  whole: Evidence['whole'],
): Pick<Problem<Message>, 'help'> {
  const folder = build?.folder ?? build?.id ?? '';
  const isUndeployed = deployment?.answer === 'not-deployed';
  if (!isUndeployed && reasons.every(isFromAnywhere)) return help === undefined ? {} : { help };
  const because = new Set(reasons.map((reason) => reason.because));
  const isApart = isUndeployed || because.has('not-deployed') || because.has('not-known-deployed');
  const notes = [
    ...(because.has('floating')
      ? [
          words(
            'A branch that is deployed may have it by now: it was checked as of the commit that is locked.',
          ),
        ]
      : []),
    ...(because.has('third-party-chart')
      ? [
          words(
            'Only the values of the release can change it: its chart is not of this repository.',
          ),
        ]
      : []),
    // Somebody may install a chart with the entry objects of another one, or by hand.
    ...(isChart && (because.has('chart-defaults') || because.has('typo'))
      ? [deploymentWords(deploymentBy({ kind: 'chart' }), folder, whole)]
      : []),
    ...(isApart && deployment !== undefined ? [deploymentWords(deployment, folder, whole)] : []),
  ];
  const [first, ...rest] = notes;
  const said = first === undefined ? [] : [lowered(first, severity, reasons), ...rest];
  const all = said.reduce((text, note) => sentences(text, note), help);
  return all === undefined ? {} : { help: all };
}

/** Steps that do not depend on where a problem is. */
const ANYWHERE: ReadonlySet<SeverityReason['because']> = new Set([
  'rule',
  'strict',
  'named',
  'settings',
  'override',
  'finding',
]);

function isFromAnywhere({ because }: SeverityReason): boolean {
  return ANYWHERE.has(because);
}

/** The note, which begins with what it explains where the problem would be more severe elsewhere: `A warning, not an error: …`. */
function lowered(note: Message, severity: Severity, reasons: readonly SeverityReason[]): Message {
  const own = reasons.findLast(({ because }) => ANYWHERE.has(because))?.severity ?? severity;
  if (SEVERITY_RANK[own] >= SEVERITY_RANK[severity]) return note;
  return message`${words(ARTICLED[severity].capital)}, not ${words(ARTICLED[own].plain)}: ${uncapitalized(note)}`;
}

const ARTICLED = {
  error: { capital: 'An error', plain: 'an error' },
  warning: { capital: 'A warning', plain: 'a warning' },
  info: { capital: 'An info', plain: 'an info' },
} as const;
