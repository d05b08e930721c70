/** A value of the configuration, as JSON has it. */
export type ConfigValue = string | number | boolean | null | ConfigValue[] | ConfigMap;

export interface ConfigMap {
  readonly [key: string]: ConfigValue;
}

/** What a configuration file says, valid by its schema. */
export type Config = ReadonlyMap<string, ConfigValue>;

/** The items of a list; none for anything else. */
export function itemsOf(value: ConfigValue | undefined): readonly ConfigValue[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of a map; none for anything else. */
export function mapOf(value: ConfigValue | undefined): ConfigMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
