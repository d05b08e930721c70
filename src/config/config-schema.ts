/** Where editors and people find the schema of the configuration file. */
export const CONFIG_SCHEMA =
  'https://raw.githubusercontent.com/envfrom/envfrom/main/schemas/config.schema.json';
