/** A value of the configuration, as JSON has it. */
export type ConfigValue = string | number | boolean | null | ConfigValue[] | ConfigMap;

export interface ConfigMap {
  readonly [key: string]: ConfigValue;
}

/** The content of a configuration file, valid by its schema. */
export type Config = ReadonlyMap<string, ConfigValue>;

/** The items of a list; none for anything else. */
export function itemsOf(value: ConfigValue | undefined): readonly ConfigValue[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of a map; none for anything else. */
export function mapOf(value: ConfigValue | undefined): ConfigMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The text of a text or a number; undefined for anything else. */
export function textOf(value: ConfigValue | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export function textsOf(value: ConfigValue | undefined): readonly string[] {
  return itemsOf(value).flatMap((item) => textOf(item) ?? []);
}
