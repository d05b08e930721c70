import { itemsOf, mapOf, type Config, type ConfigMap, type ConfigValue } from './config-value.ts';

/** Names, and overrides, that one line holds. */
const MAX_NAMED = 6;

/**
 * One sentence about the checks that a configuration file of the repository removes: a pull request can change that file too, and so hide
 * what it breaks. Undefined if it removes none.
 */
export function configNotice(config: Config, path: string): string | undefined {
  const changes = [
    ...ruleChanges(mapOf(config.get('rules'))),
    ...overrideChanges(itemsOf(config.get('overrides'))),
    ...countOf(config.get('include'), 'include', 'includes'),
    ...countOf(config.get('exclude'), 'exclude', 'excludes'),
    ...countOf(config.get('repositoryUrls'), 'repository URL', 'repository URLs'),
    ...sourceChanges(itemsOf(config.get('sources'))),
    ...entryPointChanges(itemsOf(config.get('entryPoints'))),
    ...countOf(config.get('charts'), 'folder of charts', 'folders of charts'),
    ...clusterChanges(itemsOf(config.get('clusters'))),
    ...externalChanges(itemsOf(config.get('externals'))),
    ...producerChanges(itemsOf(config.get('producers'))),
    ...limitChanges(mapOf(config.get('limits'))),
    ...['failOn', 'maxWarnings'].flatMap((key) => {
      const value = config.get(key);
      return value === undefined ? [] : [`${key} ${scalarText(value)}`];
    }),
  ];
  return changes.length === 0 ? undefined : `Using \`${path}\`: ${changes.join('; ')}.`;
}

function ruleChanges(rules: ConfigMap): readonly string[] {
  const off = Object.keys(rules).filter((rule) => rules[rule] === 'off');
  const others = Object.keys(rules).filter((rule) => rules[rule] !== 'off');
  return [
    ...(off.length === 0 ? [] : [`${number(off.length, 'rule')} off (${named(off)})`]),
    ...(others.length === 0
      ? []
      : [
          `${number(others.length, 'rule')} at another severity (${named(others.map((rule) => `${rule}: ${scalarText(rules[rule])}`))})`,
        ]),
  ];
}

function overrideChanges(overrides: readonly ConfigValue[]): readonly string[] {
  if (overrides.length > MAX_NAMED) return [`${overrides.length} overrides of rules`];
  return overrides.map((override) => {
    const { paths, rules } = mapOf(override);
    return `in ${named(itemsOf(paths).map(scalarText))}: ${ruleChanges(mapOf(rules)).join(', ')}`;
  });
}

/** Of clusters, only those that decide what an ApplicationSet makes take anything away. */
function clusterChanges(clusters: readonly ConfigValue[]): readonly string[] {
  const registered = clusters.filter((cluster) => mapOf(cluster)['server'] !== undefined);
  return registered.length === 0 ? [] : [`${number(registered.length, 'cluster')} of Argo CD`];
}

function externalChanges(externals: readonly ConfigValue[]): readonly string[] {
  if (externals.length === 0) return [];
  const any = externals.filter((external) => /^[*?]+$/.test(scalarText(mapOf(external)['name'])));
  const broad = any.length === 0 ? '' : `, ${any.length} of them for any name`;
  return [`${number(externals.length, 'external')}${broad}`];
}

function sourceChanges(sources: readonly ConfigValue[]): readonly string[] {
  if (sources.length === 0) return [];
  const names = sources.map((source) => {
    const { url, name } = mapOf(source);
    return scalarText(url ?? name);
  });
  return [`${number(sources.length, 'source')} of this repository (${named(names)})`];
}

/** A declared chart is no longer judged with its defaults. */
function entryPointChanges(entries: readonly ConfigValue[]): readonly string[] {
  if (entries.length === 0) return [];
  const paths = entries.map((entry) => {
    const { folder, chart } = mapOf(entry);
    return scalarText(folder ?? chart);
  });
  return [`${number(entries.length, 'entry point')} (${named([...new Set(paths)])})`];
}

function producerChanges(rows: readonly ConfigValue[]): readonly string[] {
  return rows.length === 0 ? [] : [number(rows.length, 'producer')];
}

function limitChanges(limits: ConfigMap): readonly string[] {
  const names = Object.keys(limits).map((name) => `${name} ${scalarText(limits[name])}`);
  return names.length === 0 ? [] : [`limits (${named(names)})`];
}

function countOf(value: ConfigValue | undefined, one: string, many: string): readonly string[] {
  const globs = itemsOf(value).map(scalarText);
  if (globs.length === 0) return [];
  return [`${globs.length} ${globs.length === 1 ? one : many} (${named(globs)})`];
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).join(', ');
  return names.length > MAX_NAMED ? `${shown} and ${names.length - MAX_NAMED} more` : shown;
}

function number(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function scalarText(value: ConfigValue | undefined): string {
  return typeof value === 'object' ? '' : String(value);
}
