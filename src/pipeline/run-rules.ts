import type { Evidence } from '../model/evidence.ts';
import type { Finding, Problem, Severity } from '../model/problem.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';

/** A rule that is off, but asked for by name. */
const ASKED_FOR = 'warning';

/**
 * The severity of a rule in this run: the configuration's, else the one under `--strict`, else its own. With `--only`, all other rules
 * are off, and none of those named is.
 */
export function severityOf(meta: RuleMeta, settings: Settings): Severity | 'off' {
  const { only } = settings;
  const severity = severityWithoutOnly(meta, settings);
  if (only === undefined) return severity;
  if (!only.has(meta.id)) return 'off';
  return severity === 'off' ? ASKED_FOR : severity;
}

function severityWithoutOnly(meta: RuleMeta, settings: Settings): Severity | 'off' {
  const configured = settings.rules.get(meta.id);
  if (configured !== undefined) return configured;
  return settings.strict ? (meta.strict ?? meta.severity) : meta.severity;
}

/** Asks every rule that is on. One problem per finding and build, in the order of the rules. */
export function runRules(
  rules: readonly Rule[],
  evidence: Evidence,
  settings: Settings,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { meta, check } of rules) {
    if (severityOf(meta, settings) === 'off') continue;
    for (const finding of check(evidence)) problems.push(problemOf(finding, meta, settings));
  }
  return problems;
}

/**
 * A finding as the problem of one rule. A severity of its own (`info` where a collision is harmless) holds unless the
 * configuration says something about the rule.
 */
export function problemOf(finding: Finding, meta: RuleMeta, settings: Settings): Problem {
  const { build, severity: own, ...rest } = finding;
  const ofRule = severityOf(meta, settings);
  const severity = settings.rules.has(meta.id) ? ofRule : (own ?? ofRule);
  return Object.assign(rest, {
    rule: meta.id,
    severity: severity === 'off' ? ('info' as const) : severity,
    builds: build === undefined ? [] : [build],
  });
}
