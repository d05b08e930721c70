import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

/** What is wrong with a value by one of our schemas (`report.schema.json`): nothing, or ajv's errors. */
export function schemaCheck(name: string): (value: unknown) => unknown {
  const path = new URL(`../schemas/${name}`, import.meta.url);
  const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const isSchema = typeof schema === 'object' && schema !== null;
  const check = new Ajv({ strict: true, allErrors: true }).compile(isSchema ? schema : {});
  return (value) => (check(value) ? [] : check.errors);
}
