import {
  itemsOf,
  mapOf,
  textOf,
  textsOf,
  type Config,
  type ConfigValue,
} from '../../config/config-value.ts';
import type { RolloutVerdict } from '../../model/changes/change.ts';
import { DEFAULT_LIMITS, type Limits } from '../../model/limits.ts';
import {
  DEFAULT_RELOADER,
  type External,
  type ReloaderSettings,
  type Settings,
  type DeclaredSource,
} from '../../model/settings.ts';
import { folderText, numberOf, pick, splitPair } from '../arguments/flag-values.ts';
import { checkValue } from '../arguments/parse-arguments.ts';
import { FAIL_ON } from '../check/options.ts';
import type { Arguments } from '../command.ts';
import { declaredClusters } from './declared-clusters.ts';
import { declaredEntryPoint } from './declared-entry-point.ts';
import { failingVerdicts } from './failing-verdicts.ts';
import { kubernetesOf } from './kubernetes-of.ts';
import { namedDeployers } from './named-deployers.ts';
import { producerRowOf } from './producer-rows.ts';
import { ruleNotices, ruleSettingsOf } from './rule-settings.ts';

type FailOn = (typeof FAIL_ON)[number];

/** What flags and the configuration say about a run: flags win, `exclude` adds up. */
export interface RunOptions {
  readonly settings: Settings;
  readonly failOn: FailOn;
  /** Whether a run that checks nothing fails. */
  readonly failOnNothing: boolean;
  readonly maxWarnings: number | undefined;
  /** The rollout verdicts that fail a run which compares. */
  readonly failOnVerdicts: readonly RolloutVerdict[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Whether flags, not the configuration, choose the files: another run sees others. */
  readonly flagsChoose: boolean;
  /** What the user should know about these options, as sentences. */
  readonly notices: readonly string[];
}

type Values = Arguments['values'];

const RESTRICTORS = ['repository', 'root'] as const;

/** Throws CannotRun for a flag's value that makes no sense; the configuration is valid already. `ruleIds` are asked where a flag names a rule. */
export function runOptionsOf(
  values: Values,
  config: Config,
  ruleIds: readonly string[],
): RunOptions {
  const text = (flag: string, key: string): string | undefined =>
    values.get(flag)?.at(-1) ?? textOf(config.get(key));
  const repositoryUrls = values.get('repo-url') ?? textsOf(config.get('repositoryUrls'));
  const sources = itemsOf(config.get('sources')).map(declaredSource);
  const entryPoints = itemsOf(config.get('entryPoints')).map(declaredEntryPoint);
  const charts = textsOf(config.get('charts')).map(folderText);
  const anyVersion = values.has('chart-version-any') || config.get('chartVersionAny') === true;
  const declared = declaredClusters(config.get('clusters'));
  const clusters = declared.map(({ cluster }) => cluster);
  const named = namedDeployers(text);
  const producers = itemsOf(config.get('producers')).map(producerRowOf);
  const cluster = values.get('cluster')?.at(-1);
  const kubernetes = kubernetesOf(text('kubernetes-version', 'kubernetesVersion'));
  const included = values.get('include') ?? textsOf(config.get('include'));
  return {
    settings: {
      ...kubernetes.settings,
      ...(named.deployers !== undefined && { deployers: named.deployers }),
      strict: values.has('strict') || config.get('strict') === true,
      ...ruleSettingsOf(values, config, ruleIds),
      externals: itemsOf(config.get('externals')).map(externalOf),
      ...(clusters.length > 0 && { clusters }),
      ...(producers.length > 0 && { producers }),
      limits: limitsOf(values, config),
      loadRestrictor: pick(RESTRICTORS, text('load-restrictor', 'loadRestrictor')) ?? 'repository',
      ...(repositoryUrls.length > 0 && { repositoryUrls }),
      ...(sources.length > 0 && { sources }),
      ...(entryPoints.length > 0 && { entryPoints }),
      ...(charts.length > 0 && { charts }),
      ...(anyVersion && { anyChartVersion: true as const }),
      ...(cluster !== undefined && { cluster }),
      ...(values.has('undeployed') && { listsUndeployed: true as const }),
      ...(values.has('show-values') && { revealsValues: true as const }),
      suppressions: values.has('no-ignore') ? 'ignore' : 'apply',
      ...(config.has('reloader') && { reloader: reloaderOf(config.get('reloader')) }),
    },
    failOn: values.has('exit-zero')
      ? 'never'
      : (pick(FAIL_ON, text('fail-on', 'failOn')) ?? 'error'),
    failOnNothing: values.has('fail-on-nothing'),
    maxWarnings: numberOf('--max-warnings', text('max-warnings', 'maxWarnings')),
    failOnVerdicts: values.has('exit-zero') ? [] : failingVerdicts(values),
    include: included,
    exclude: [...textsOf(config.get('exclude')), ...(values.get('exclude') ?? [])],
    flagsChoose: values.has('include') || values.has('exclude') || values.has('tracked'),
    notices: [
      ...kubernetes.notices,
      ...named.notices,
      ...ruleNotices(values, config),
      ...declared.flatMap(({ notices }) => notices),
    ],
  };
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
    namespace: textOf(namespace) ?? '*',
    name: textOf(name) ?? '*',
    keys: keys === undefined ? undefined : textsOf(keys),
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
    ignoredNamespaces: textsOf(given['ignoredNamespaces']),
  };
}

/** An item of `sources` in the configuration, which its schema has found valid. */
function declaredSource(value: ConfigValue): DeclaredSource {
  const map = mapOf(value);
  const texts = (['url', 'kind', 'namespace', 'name'] as const).flatMap((key) => {
    const text = textOf(map[key]);
    return text === undefined ? [] : [[key, text] as const];
  });
  const folder = folderText(textOf(map['folder']) ?? '.');
  return { ...Object.fromEntries(texts), folder: folder === '.' ? '' : folder };
}
