import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { ANY_RULE, configSchema } from './config-schema.ts';

/** What is written from the configuration's schema: the schema itself, and the code that validates by it. */
export function configFiles(): readonly { readonly path: string; readonly text: string }[] {
  const schema = configSchema();
  return [
    { path: 'schemas/config.schema.json', text: `${JSON.stringify(schema, undefined, 2)}\n` },
    { path: 'src/config/validate-config.js', text: validatorOf(configSchema(ANY_RULE)) },
  ];
}

/** Code without imports: nothing of ajv is needed at run time. */
function validatorOf(schema: object): string {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  const code = standaloneCode.default(ajv, ajv.compile(schema));
  return `// Written by \`npm run update-generated\` from scripts/config/config-schema.ts, with ajv.\n${code.replace('"use strict";\n', '').replace('export default validate10;\n', '')}`;
}
