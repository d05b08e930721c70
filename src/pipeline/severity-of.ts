import {
  isDoubtful,
  isForRest,
  isNoError,
  isUnreached,
  type Deployment,
} from '../model/deployment.ts';
import { getOrMake, memo, memoBy } from '../model/memo.ts';
import type { Finding, Severity, SeverityReason } from '../model/problem.ts';
import type { RuleMeta } from '../model/rule.ts';
import type { RuleOverride, Settings } from '../model/settings.ts';
import { hostSpan, type Span } from '../model/span.ts';
import { pathGlobs, type GlobSet } from '../text/glob/glob-set.ts';

/** What decides about a severity besides the rule, the finding and the settings. */
export interface Where {
  /** The place was written by a chart from elsewhere, which nobody here edits. */
  readonly isThirdParty?: boolean;
  /** It is within an item from elsewhere. */
  readonly isElsewhere?: boolean;
  /** What is said to be absent may be in a branch that is at hand as of a commit. */
  readonly isFloating?: boolean;
  /** All builds in which it holds are charts with their defaults. */
  readonly isChart?: boolean;
  /** The best answer of the builds in which it holds; undefined if it is about a file. */
  readonly deployment?: Deployment | undefined;
}

/** What decides about its severity in a finding. */
interface Severable {
  readonly at: Span;
  readonly severity?: Severity | undefined;
  readonly isTypo?: Finding['isTypo'] | undefined;
  readonly isOfTemplate?: Finding['isOfTemplate'] | undefined;
  readonly isOfAbsence?: Finding['isOfAbsence'] | undefined;
}

/** A severity, and how it came about. */
interface ReasonedSeverity {
  readonly severity: Severity;
  readonly reasons: readonly SeverityReason[];
}

const LOWER: Readonly<Record<Severity, Severity>> = {
  error: 'warning',
  warning: 'info',
  info: 'info',
};

/**
 * The severity of a finding; undefined if its rule is off at its place. The user's word takes precedence: an override
 * for the path, then the configuration or a flag. Else `--strict` raises it, or the finding has one of its own, or the rule has; and it is one
 * lower in what a chart from elsewhere wrote and in what nothing deploys, where the people who use it change it. A typo is wrong for all of them.
 */
export function severityOf(
  { at, severity: own, isTypo, isOfTemplate, isOfAbsence }: Severable,
  meta: RuleMeta,
  { isThirdParty, isElsewhere, isFloating, isChart, deployment }: Where,
  settings: Settings,
): ReasonedSeverity | undefined {
  const ofRule = settingAt(meta, settings, at);
  if (ofRule.severity === 'off') return undefined;
  const reasons: SeverityReason[] = [{ because: ofRule.because, severity: ofRule.severity }];
  let severity = ofRule.severity;
  const step = (because: SeverityReason['because'], next: Severity): void => {
    reasons.push({ because, severity: next });
    severity = next;
  };
  const result = (): ReasonedSeverity => ({ severity, reasons: shared(reasons, settings) });
  if (ofRule.isChosen) return result();
  if (own !== undefined && !(settings.strict && meta.strict !== undefined)) step('finding', own);
  if (isElsewhere === true) step('elsewhere', 'info');
  if (isThirdParty === true) step('third-party-chart', LOWER[severity]);
  if (isChart === true) {
    const isWithAny = meta.ofTemplates === true || isOfTemplate === true;
    if (isTypo === true) step('typo', severity);
    else step('chart-defaults', isWithAny ? LOWER[severity] : 'info');
  }
  if (isUnreached(deployment) && isTypo !== true) step('not-known-deployed', LOWER[severity]);
  if (severity !== 'error') return result();
  if (isFloating === true) step('floating', 'warning');
  if (severity !== 'error') return result();
  if (isNoError(deployment, hostSpan(at).file.path)) step('not-deployed', 'warning');
  const isDoubted = isForRest(deployment) || (isOfAbsence === true && isDoubtful(deployment));
  if (isDoubted) step('not-known-deployed', 'warning');
  return result();
}

/** Equal lists as one: there are few, and each problem has one. */
function shared(reasons: Reasons, settings: Settings): Reasons {
  let key = '';
  for (const { because, severity } of reasons) key += `${because} ${severity},`;
  return getOrMake(reasonLists(settings), key, () => reasons);
}

type Reasons = readonly SeverityReason[];

const reasonLists = memo((_settings: Settings) => new Map<string, Reasons>());

/** Whether a rule is asked at all in this run: an override may turn it on in some paths. */
export function isOn(meta: RuleMeta, settings: Settings): boolean {
  if (settings.only?.has(meta.id) === false) return false;
  if (settingAnywhere(meta, settings).severity !== 'off') return true;
  return (settings.overrides ?? []).some(({ rules }) => (rules.get(meta.id) ?? 'off') !== 'off');
}

/** Whether a rule that is asked is on at a place. */
export function isOnAt(meta: RuleMeta, settings: Settings, at: Span): boolean {
  return isOn(meta, settings) && settingAt(meta, settings, at).severity !== 'off';
}

/** The severity of a rule before anything is found. */
interface Setting {
  readonly because: 'rule' | 'strict' | 'named' | 'settings' | 'override';
  readonly severity: Severity | 'off';
  /** The user chose it. */
  readonly isChosen: boolean;
}

/** The setting at a place: that of the last override which names the rule and matches the file comes first. */
function settingAt(meta: RuleMeta, settings: Settings, at: Span): Setting {
  if (settings.only?.has(meta.id) === false)
    return { because: 'settings', severity: 'off', isChosen: true };
  const severity = overrideAt(meta.id, settings, at);
  if (severity !== undefined) return { because: 'override', severity, isChosen: true };
  return settingAnywhere(meta, settings);
}

/** The severity of a rule that is off, but named by `--only`. */
const NAMED = 'warning';

function settingAnywhere(meta: RuleMeta, { rules, only, strict }: Settings): Setting {
  const chosen = rules.get(meta.id);
  const isChosen = chosen !== undefined;
  const raised = strict ? meta.strict : undefined;
  const severity = chosen ?? raised ?? meta.severity;
  if (severity === 'off' && only !== undefined)
    return { because: 'named', severity: NAMED, isChosen };
  if (isChosen) return { because: 'settings', severity, isChosen };
  return { because: raised === undefined ? 'rule' : 'strict', severity, isChosen };
}

function overrideAt(rule: string, settings: Settings, at: Span): Severity | 'off' | undefined {
  const { overrides } = settings;
  if (overrides === undefined || !namedRules(overrides).has(rule)) return undefined;
  const found = matchingOf(overrides)(hostSpan(at).file.path).findLast(({ rules }) =>
    rules.has(rule),
  );
  return found?.rules.get(rule);
}

type Overrides = readonly RuleOverride[];

const namedRules = memo((overrides: Overrides): ReadonlySet<string> => {
  return new Set(overrides.flatMap(({ rules }) => [...rules.keys()]));
});

/** The overrides that match a path, in their order. */
const matchingOf = memo((overrides: Overrides): ((path: string) => Overrides) => {
  const globs: readonly GlobSet[] = overrides.map(({ paths }) => pathGlobs(paths));
  return memoBy((path) => overrides.filter((_, index) => globs[index]?.matches(path) === true));
});
