import { itemsOf, mapOf } from '../config/config-value.ts';
import type { Config, ConfigValue } from '../config/config-value.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { NEWEST_KUBERNETES, OLDEST_KUBERNETES } from '../model/kubernetes-version.ts';
import type { KubernetesMinor } from '../model/kubernetes-version.ts';
import { DEFAULT_LIMITS } from '../model/limits.ts';
import type { Limits } from '../model/limits.ts';
import type { Severity } from '../model/problem.ts';
import {
  DEFAULT_RELOADER,
  type External,
  type ReloaderSettings,
  type Settings,
} from '../model/settings.ts';
import { producerRowOf } from './producer-rows.ts';
import { FAIL_ON } from './option-table.ts';
import { checkKnown, checkValue } from './parse-arguments.ts';
import type { Arguments } from './parse-arguments.ts';

export type FailOn = (typeof FAIL_ON)[number];

/** What flags and the configuration say about a run: flags win, `exclude` adds up. */
export interface RunOptions {
  readonly settings: Settings;
  readonly failOn: FailOn;
  readonly maxWarnings: number | undefined;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

type Values = Arguments['values'];

const SEVERITIES = ['error', 'warning', 'info', 'off'] as const;
const RESTRICTORS = ['repository', 'root'] as const;

/** Throws CannotRun for a flag's value that makes no sense; the configuration is valid already. */
export function runOptionsOf(
  values: Values,
  config: Config,
  ruleIds: readonly string[],
): RunOptions {
  const text = (flag: string, key: string): string | undefined =>
    values.get(flag)?.at(-1) ?? textValue(config.get(key));
  const repositoryUrls = values.get('repo-url') ?? textValues(config.get('repositoryUrls'));
  const charts = textValues(config.get('charts')).map(folderText);
  const anyVersion = values.has('chart-version-any') || config.get('chartVersionAny') === true;
  const producers = itemsOf(config.get('producers')).map(producerRowOf);
  const included = values.get('include') ?? textValues(config.get('include'));
  return {
    settings: {
      kubernetesVersion: minorOf(text('kubernetes-version', 'kubernetesVersion')),
      strict: values.has('strict') || config.get('strict') === true,
      rules: severitiesOf(values, config, ruleIds),
      ...onlyOf(values, ruleIds),
      externals: itemsOf(config.get('externals')).map(externalOf),
      ...(producers.length > 0 && { producers }),
      limits: limitsOf(values, config),
      loadRestrictor: pick(RESTRICTORS, text('load-restrictor', 'loadRestrictor')) ?? 'repository',
      ...(repositoryUrls.length > 0 && { repositoryUrls }),
      ...(charts.length > 0 && { charts }),
      ...(anyVersion && { anyChartVersion: true as const }),
      suppressions: values.has('no-ignore') ? 'ignore' : 'apply',
      ...(config.has('reloader') && { reloader: reloaderOf(config.get('reloader')) }),
    },
    failOn: values.has('exit-zero')
      ? 'never'
      : (pick(FAIL_ON, text('fail-on', 'failOn')) ?? 'error'),
    maxWarnings: numberOf('--max-warnings', text('max-warnings', 'maxWarnings')),
    include: included,
    exclude: [...textValues(config.get('exclude')), ...(values.get('exclude') ?? [])],
  };
}

/** `1.34`, `v1.34`, `1.34.2` → 34. */
function minorOf(version: string | undefined): KubernetesMinor {
  if (version === undefined) return NEWEST_KUBERNETES;
  const minor = Number(/^v?1\.(\d{1,3})(?:\.\d+)?(?:[-+].*)?$/.exec(version)?.[1] ?? Number.NaN);
  if (minor >= OLDEST_KUBERNETES && minor <= NEWEST_KUBERNETES) return minor;
  throw new CannotRun(
    `Unsupported Kubernetes version \`${version}\`: use 1.${OLDEST_KUBERNETES} to 1.${NEWEST_KUBERNETES}.`,
  );
}

function severitiesOf(
  values: Values,
  config: Config,
  ruleIds: readonly string[],
): ReadonlyMap<string, Severity | 'off'> {
  const severities = new Map<string, Severity | 'off'>();
  for (const [id, value] of Object.entries(mapOf(config.get('rules')))) {
    const severity = pick(SEVERITIES, textValue(value));
    if (severity !== undefined) severities.set(id, severity);
  }
  for (const setting of values.get('rule') ?? []) {
    const [id, value] = splitPair('--rule', setting, 'missing-secret=error');
    checkKnown(id, ruleIds, 'rule', 'envfrom rules');
    checkValue(value, SEVERITIES, `\`--rule ${id}\``);
    severities.set(id, pick(SEVERITIES, value) ?? 'off');
  }
  return severities;
}

function onlyOf(values: Values, ruleIds: readonly string[]): Pick<Settings, 'only'> {
  const only = values.get('only');
  if (only === undefined) return {};
  for (const id of only) checkValue(id, ruleIds, '`--only`');
  return { only: new Set(only) };
}

const LIMIT_NAMES: ReadonlyMap<string, keyof Limits> = new Map([
  ['file-size', 'fileSize'],
  ['alias-nodes', 'aliasNodes'],
  ['depth', 'depth'],
  ['documents', 'documents'],
]);

function limitsOf(values: Values, config: Config): Limits {
  const limits = { ...DEFAULT_LIMITS };
  const configured = mapOf(config.get('limits'));
  for (const key of LIMIT_NAMES.values()) {
    const value = configured[key];
    if (typeof value === 'number') limits[key] = value;
  }
  for (const setting of values.get('limit') ?? []) {
    const [name, value] = splitPair('--limit', setting, 'file-size=20000000');
    checkValue(name, [...LIMIT_NAMES.keys()], '`--limit`');
    const key = LIMIT_NAMES.get(name);
    const number = numberOf(`--limit ${name}`, value);
    if (key !== undefined && number !== undefined) limits[key] = Math.max(1, number);
  }
  return limits;
}

function externalOf(value: ConfigValue): External {
  const { kind, namespace, name, keys } = mapOf(value);
  return {
    kind: kind === 'ConfigMap' ? 'ConfigMap' : 'Secret',
    namespace: textValue(namespace) ?? '*',
    name: textValue(name) ?? '*',
    keys: keys === undefined ? undefined : textValues(keys),
  };
}

/** What the configuration does not say is as Reloader comes. */
function reloaderOf(value: ConfigValue | undefined): ReloaderSettings {
  const given = mapOf(value);
  const flag = (name: keyof typeof DEFAULT_RELOADER): boolean =>
    typeof given[name] === 'boolean' ? given[name] : DEFAULT_RELOADER[name] === true;
  return {
    autoReloadAll: flag('autoReloadAll'),
    reloadOnCreate: flag('reloadOnCreate'),
    reloadOnDelete: flag('reloadOnDelete'),
    ignoresConfigMaps: flag('ignoresConfigMaps'),
    ignoresSecrets: flag('ignoresSecrets'),
    argoRollouts: flag('argoRollouts'),
    ignoredNamespaces: textValues(given['ignoredNamespaces']),
  };
}

function splitPair(flag: string, setting: string, example: string): readonly [string, string] {
  const cut = setting.indexOf('=');
  if (cut > 0) return [setting.slice(0, cut), setting.slice(cut + 1)];
  throw new CannotRun(
    `\`${flag} ${setting}\` has no \`=\`.`,
    `Write it as \`${flag} ${example}\`.`,
  );
}

function numberOf(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new CannotRun(`\`${flag}\` takes a whole number, not \`${text}\`.`);
}

function pick<T extends string>(all: readonly T[], text: string | undefined): T | undefined {
  return all.find((one) => one === text);
}

function textValue(value: ConfigValue | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** `./charts/` → `charts` */
function folderText(path: string): string {
  return path.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
}

function textValues(value: ConfigValue | undefined): readonly string[] {
  return itemsOf(value).flatMap((item) => textValue(item) ?? []);
}
