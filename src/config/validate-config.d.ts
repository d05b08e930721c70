import type { ConfigMap } from './config-value.ts';

/** One violation of the configuration's schema, as ajv reports it. */
export interface SchemaError {
  /** JSON pointer to the value. */
  readonly instancePath: string;
  /** JSON pointer to the keyword of the schema, behind `#`. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether a value is a configuration; the violations stay in `errors`. */
export const validate: {
  (value: unknown): value is ConfigMap;
  readonly errors?: readonly SchemaError[] | null;
};
