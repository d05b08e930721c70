/** A value of the configuration, as JSON has it. */
export type ConfigValue = string | number | boolean | null | ConfigValue[] | ConfigMap;

export interface ConfigMap {
  readonly [key: string]: ConfigValue;
}

/** What a configuration file says, valid by its schema. */
export type Config = ReadonlyMap<string, ConfigValue>;
