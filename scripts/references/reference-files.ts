import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { CustomResourceRow } from '../../src/references/fields/custom-resource-row.ts';

/** A row as written in `references/`, with what only people read. */
interface WrittenReferences extends CustomResourceRow {
  readonly link: string;
}

/** One file of `references/`: its first comment is its heading. */
export interface ReferencesFile {
  readonly path: string;
  readonly about: string;
  readonly rows: readonly WrittenReferences[];
}

const FOLDER = 'references';
const PATHS = { type: 'array', minItems: 1, items: { type: 'string', pattern: '^[^\\s\\[]' } };
const SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['link', 'group'],
    properties: {
      link: { type: 'string', pattern: '^https://' },
      group: { type: 'string' },
      kinds: { type: 'array', items: { type: 'string' } },
      secrets: PATHS,
      configMaps: PATHS,
      keys: { type: 'array', items: { type: 'string' } },
      elsewhere: { const: true },
    },
  },
};

/** All files of `references/`; throws where one does not keep to the form. */
export function readReferences(): readonly ReferencesFile[] {
  const validate = new Ajv({ allErrors: true }).compile<WrittenReferences[]>(SCHEMA);
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return names.toSorted().map((name) => {
    const path = `${FOLDER}/${name}`;
    const text = readFileSync(path, 'utf8');
    const rows: unknown = parse(text);
    if (!validate(rows)) throw new Error(`${path}: ${JSON.stringify(validate.errors)}`);
    return { path, about: /^# (.*?)\.?$/m.exec(text)?.[1] ?? '', rows };
  });
}

/** What is written from `references/`: the rows as code, and the page for people. */
export function referenceFiles(): readonly { readonly path: string; readonly text: string }[] {
  const files = readReferences();
  return [
    { path: 'src/references/fields/custom-resource-table.ts', text: tableModule(files) },
    { path: 'docs/custom-resources.md', text: page(files) },
  ];
}

/** Links are for people: the program does without. */
function tableModule(files: readonly ReferencesFile[]): string {
  const rows = files.flatMap((file) => file.rows.map(({ link: _link, ...row }) => row));
  return `// Written by \`npm run update-generated\` from references/.
import type { CustomResourceRow } from './custom-resource-row.ts';

/** Fields of custom resources that name ConfigMaps and Secrets, where their shape does not show it. */
export const CUSTOM_RESOURCES: readonly CustomResourceRow[] = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];
`;
}

const HEAD = `# Which fields of custom resources name ConfigMaps and Secrets

Most are read by their shape, in any custom resource: \`secretKeyRef\`, \`passwordSecretRef\`, \`secretName\`, \`existingSecret\`,
\`configMapRef\`, \`imagePullSecrets\` and the like, everything shaped like a container's \`env\` and \`envFrom\`, and maps with
\`kind: Secret\`. The tables list the others, which \`scripts/derive-references.ts\` found in the schemas of the resources and a person
reviewed. A field is the name, or a map with \`name\`, and perhaps \`namespace\` and \`key\`. \`[*]\` are the items of a list, \`*\` the values of a
map, \`**\` is anywhere below.

In the values of a release whose chart is not here, names that many charts share are read, too: \`existingSecret…\` and \`existing…Secret\` (but
not \`…Key\`, \`…Namespace\` and the like), \`credentialsName\`, \`envFromSecret\`, \`envFromSecrets\`, and \`csi.storage.k8s.io/…-secret-name\` beside its
\`-secret-namespace\`.

A missing source is a problem only if the documentation of the controller says that the field needs it; most controllers wait. A key that a
known source does not have is a problem in all of them. Keys in brackets are those that the\ncontroller reads. Where the namespace is open, the controller looks elsewhere than beside the object.
`;

function page(files: readonly ReferencesFile[]): string {
  const sections = files.map(
    ({ path, about, rows }) =>
      `## ${about}\n\n[\`${path}\`](../${path})\n\n| group | Secrets | ConfigMaps |\n|---|---|---|\n${rows.map(line).join('\n')}\n`,
  );
  return [HEAD, ...sections].join('\n');
}

function line(row: WrittenReferences): string {
  const { link, group, kinds, secrets, configMaps, keys, elsewhere } = row;
  const only = kinds === undefined ? '' : `: ${kinds.join(', ')}`;
  const open = elsewhere === undefined ? '' : ' (namespace open)';
  const read = keys === undefined ? '' : ` (keys ${paths(keys).replaceAll('<br>', ', ')})`;
  return `| [${group}](${link})${only}${open}${read} | ${paths(secrets)} | ${paths(configMaps)} |`;
}

function paths(all: readonly string[] = []): string {
  return all.map((path) => `\`${path}\``).join('<br>');
}
