import { pathGlobs, type GlobSet } from '../text/glob/glob-set.ts';
import { memo } from '../model/memo.ts';
import type { Severity } from '../model/problem.ts';
import type { RuleMeta } from '../model/rule.ts';
import type { RuleOverride, Settings } from '../model/settings.ts';
import { hostSpan, type Span } from '../model/span.ts';

/** A rule that is off, but asked for by name. */
const ASKED_FOR = 'warning';

/** Whether a rule has anything to say in this run: an override may turn it on in some paths. */
export function isOn(meta: RuleMeta, settings: Settings): boolean {
  if (settings.only?.has(meta.id) === false) return false;
  if (severityAnywhere(meta, settings) !== 'off') return true;
  return (settings.overrides ?? []).some(({ rules }) => (rules.get(meta.id) ?? 'off') !== 'off');
}

/**
 * The severity of a rule at a place: that of the last override which names the rule and matches the file, else the configuration's, else
 * the one under `--strict`, else its own. With `--only`, all other rules are off, and none of those named is, but where an override says so.
 */
export function severityAt(meta: RuleMeta, settings: Settings, at: Span): Severity | 'off' {
  if (settings.only?.has(meta.id) === false) return 'off';
  return overrideAt(meta.id, settings, at) ?? severityAnywhere(meta, settings);
}

/** Whether the user chose the severity that a rule has at a place. */
export function isChosen(rule: string, settings: Settings, at: Span): boolean {
  return settings.rules.has(rule) || overrideAt(rule, settings, at) !== undefined;
}

function severityAnywhere(meta: RuleMeta, { rules, only, strict }: Settings): Severity | 'off' {
  const usual = strict ? (meta.strict ?? meta.severity) : meta.severity;
  const severity = rules.get(meta.id) ?? usual;
  return severity === 'off' && only !== undefined ? ASKED_FOR : severity;
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
  const known = new Map<string, Overrides>();
  return (path) => {
    let matching = known.get(path);
    if (matching === undefined) {
      matching = overrides.filter((_, index) => globs[index]?.matches(path) === true);
      known.set(path, matching);
    }
    return matching;
  };
});
