import { stringify } from 'yaml';
import { COMMANDS, optionsOf } from '../../src/commands/command-table.ts';
import { CONFIG_SCHEMA } from '../../src/config/config-schema.ts';
import { configSchema } from './config-schema.ts';

const PATH = 'docs/configuration.md';

interface Property {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Property>>;
  readonly items?: Property;
}

const HEAD = `# Configuration

<!-- Written by \`npm run update-generated\` from the schema. -->

envfrom reads \`.envfrom.yaml\` at the root of the repository (or \`.envfrom.yml\`, \`.config/envfrom.yaml\`; the nearest one above the folder that is checked). \`--config FILE\` names another file, \`--no-config\` reads none. A flag counts more than the file, the file more than the default. \`envfrom init\` writes a first one.

Editors complete and check it with this first line:

\`\`\`yaml
# yaml-language-server: $schema=${CONFIG_SCHEMA}
\`\`\`

In a pull request the file may have been changed by whoever opened it: every report names what it changes, and \`--config-from base\` takes it from the base commit.
`;

/** The page about every key of the configuration: the description, the flag and the Action input that equal it, and an example. */
export function configPage(): { readonly path: string; readonly text: string } {
  const { properties = {} }: Property = configSchema({});
  const keys = Object.entries(properties).filter(([key]) => key !== '$schema');
  return { path: PATH, text: [HEAD, ...keys.map(sectionOf)].join('\n') };
}

function sectionOf([key, property]: readonly [string, Property]): string {
  const { description = '', examples = [] } = property;
  const facts = [
    `- Value: ${valueOf(property)}`,
    ...(property.default === undefined
      ? []
      : [`- Default: \`${JSON.stringify(property.default)}\``]),
    ...flagOf(key),
  ];
  const [example] = examples;
  return [
    `## \`${key}\``,
    '',
    description,
    '',
    ...facts,
    '',
    ...tableOf(property),
    '```yaml',
    stringify({ [key]: example }, { lineWidth: 0 }).trimEnd(),
    '```',
    '',
  ].join('\n');
}

function valueOf({ type, enum: values, items }: Property): string {
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (type === 'array')
    return items?.properties === undefined ? 'a list of texts' : 'a list of maps';
  if (type === 'object') return 'a map';
  if (type === 'boolean') return '`true` or `false`';
  return typeof type === 'string' ? `a ${type === 'integer' ? 'number' : type}` : 'a version';
}

/** The flag that equals a key, and the input of the Action. */
function flagOf(key: string): readonly string[] {
  const options = COMMANDS.flatMap(optionsOf);
  const option = options.find(({ config, name }) => config === key || name === ALIKE.get(key));
  if (option === undefined) return [];
  const input = option.input === undefined ? '' : `; Action input: \`${option.name}\``;
  return [`- Flag: \`--${option.name}\`${input}`];
}

/** Flags that set a part of a key. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['rules', 'rule'],
  ['limits', 'limit'],
]);

function tableOf({ items, properties, type }: Property): readonly string[] {
  const inner = items?.properties ?? (type === 'object' ? properties : undefined);
  if (inner === undefined || Object.keys(inner).length === 0) return [];
  const rows = Object.entries(inner).map(
    ([name, { description = '' }]) => `| \`${name}\` | ${description.replaceAll('|', '\\|')} |`,
  );
  return ['| key | |', '|---|---|', ...rows, ''];
}
