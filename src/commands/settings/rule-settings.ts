import { itemsOf, mapOf, textOf, textsOf } from '../../config/config-value.ts';
import type { Config, ConfigValue } from '../../config/config-value.ts';
import { currentRuleId, renamedRuleNotices } from '../../model/names/rule-ids.ts';
import type { Severity } from '../../model/problem.ts';
import type { RuleOverride, Settings } from '../../model/settings.ts';
import { pick, splitPair } from '../arguments/flag-values.ts';
import { checkKnown, checkValue } from '../arguments/parse-arguments.ts';
import type { Arguments } from '../command.ts';

const SEVERITIES = ['error', 'warning', 'info', 'off'] as const;

type Values = Arguments['values'];
type Severities = ReadonlyMap<string, Severity | 'off'>;

/**
 * What flags and the configuration say about rules. `--rule` holds on every path: an override of the configuration does not change it.
 * Throws CannotRun for a rule or a severity of a flag that does not exist.
 */
export function ruleSettingsOf(
  values: Values,
  config: Config,
  ruleIds: readonly string[],
): Pick<Settings, 'rules' | 'overrides' | 'only'> {
  const flags = flagSeverities(values, ruleIds);
  const overrides = itemsOf(config.get('overrides')).map((item) => overrideOf(item, flags));
  return {
    rules: new Map([...severitiesOf(config.get('rules')), ...flags]),
    ...(overrides.length > 0 && { overrides }),
    ...onlyOf(values, ruleIds),
  };
}

function flagSeverities(values: Values, ruleIds: readonly string[]): Severities {
  const settings = (values.get('rule') ?? []).map((setting) => {
    const [written, value] = splitPair('--rule', setting, 'missing-secret=error');
    const id = currentRuleId(written);
    checkKnown(id, ruleIds, 'rule', 'envfrom rules');
    checkValue(value, SEVERITIES, `\`--rule ${id}\``);
    return [id, pick(SEVERITIES, value) ?? 'off'] as const;
  });
  return new Map(settings);
}

function severitiesOf(rules: ConfigValue | undefined): Severities {
  const settings = Object.entries(mapOf(rules)).flatMap(([id, value]) => {
    const severity = pick(SEVERITIES, textOf(value));
    return severity === undefined ? [] : [[currentRuleId(id), severity] as const];
  });
  return new Map(settings);
}

function overrideOf(value: ConfigValue, flags: Severities): RuleOverride {
  const { paths, rules } = mapOf(value);
  const severities = [...severitiesOf(rules)].filter(([id]) => !flags.has(id));
  return { paths: textsOf(paths), rules: new Map(severities) };
}

function onlyOf(values: Values, ruleIds: readonly string[]): Pick<Settings, 'only'> {
  const only = values.get('only')?.map(currentRuleId);
  if (only === undefined) return {};
  for (const id of only) checkKnown(id, ruleIds, 'rule', 'envfrom rules');
  return { only: new Set(only) };
}

/** A sentence for each old id of a rule that a flag or the configuration names. */
export function ruleNotices(values: Values, config: Config): readonly string[] {
  const flags = [...(values.get('rule') ?? []), ...(values.get('only') ?? [])];
  const maps = [config.get('rules'), ...itemsOf(config.get('overrides')).map(rulesOf)];
  return renamedRuleNotices([
    ...flags.map((flag) => flag.replace(/=.*/s, '')),
    ...maps.flatMap((rules) => Object.keys(mapOf(rules))),
  ]);
}

function rulesOf(override: ConfigValue): ConfigValue | undefined {
  return mapOf(override)['rules'];
}
