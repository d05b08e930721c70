import {
  type ProducerFile,
  readCompleteGroups,
  readProducers,
  registrySchema,
  type WrittenRow,
} from './read-producers.ts';
import { tellMade } from './tell-made.ts';

interface Written {
  readonly path: string;
  readonly text: string;
}

/** What is written from `producers/`: the rows as code, the schema of the files, the page for people. */
export function producerFiles(): readonly Written[] {
  const files = readProducers();
  const complete = readCompleteGroups();
  return [
    { path: 'src/references/producers/producer-table.ts', text: tableModule(files, complete) },
    {
      path: 'schemas/producers.schema.json',
      text: `${JSON.stringify(registrySchema(), undefined, 2)}\n`,
    },
    { path: 'docs/producers.md', text: page(files, complete) },
  ];
}

/** Links and examples are for people: the program does without. */
function tableModule(files: readonly ProducerFile[], complete: readonly string[]): string {
  const rows = files.flatMap(({ rows }) => rows).filter(({ computed }) => computed !== true);
  const lines = rows.map(({ link: _link, example: _example, controller, ...row }) =>
    JSON.stringify(row.copies === undefined ? row : { controller, ...row }),
  );
  const groups = complete.map((group) =>
    JSON.stringify({ group, kinds: [], complete: true } satisfies Partial<WrittenRow>),
  );
  return `// Written by \`npm run update-generated\` from producers/.
import type { ProducerRow } from '../../model/producer-row.ts';

/** Everything that is known of what controllers make. */
export const PRODUCERS: readonly ProducerRow[] = [
${[...lines, ...groups].map((line) => `  ${line},`).join('\n')}
];
`;
}

const HEAD = `# Kinds that create ConfigMaps and Secrets

If the operator that creates your Secret is in these tables, there is nothing to do. If not, [add it](#your-own-operators). Search the page for the kind, such as \`ExternalSecret\`.

The tables follow the documentation of the controllers. A test checks each line: from its example in [\`producers/\`](../producers), envfrom must
find exactly what the last column shows. There, \`?\` means that only the controller knows the keys. A name with \`*\` may be created or not: a
reference to it is *unknown*, never *produced*.

What a controller creates counts in its own namespace and cluster (see [verdicts](verdicts.md)). An object whose name contains a placeholder
(\`\${NAMESPACE}-db\`) may create every matching name.

## Your own operators

Add rows of the same form to \`.envfrom.yaml\`, under \`producers\`:

\`\`\`yaml
producers:
  - group: shop.example.com
    kinds: [Database]
    makes:
      - kind: Secret
        name: '{spec.secretName|metadata.name}-credentials'
        keys: [username, password, '{spec.extraKeys[*]}']
        unless: [spec.external=true]
\`\`\`

From this object

\`\`\`yaml
apiVersion: shop.example.com/v1
kind: Database
metadata: {name: orders, namespace: shop}
spec: {extraKeys: [ca.crt]}
\`\`\`

the row reads Secret \`shop/orders-credentials\` with the keys \`username\`, \`password\` and \`ca.crt\`: \`spec.secretName\` does not exist, so \`metadata.name\` counts.

| part | meaning |
|---|---|
| \`{a.b}\` | the text at a path of the object; \`{a\\|b}\` is the first of two paths that exists |
| \`[*]\`, \`.*\`, \`.~\`, \`**\` | the items of a list, the values of a map, its keys, everything below |
| \`metadata.annotations['a.b/c']\` | a key with dots |
| \`each: path\` | one ConfigMap or Secret for each node at this path; \`{.name}\` starts at the node |
| \`when\`, \`unless\`, \`unknownIf\` | conditions: a path that exists, or \`path=text\` |
| \`namespace\` | the namespace of the object if left out; \`'*'\` for any |
| \`keys\` | all its keys; unknown if left out |
| \`usualKeys\` | some of its keys: if a reference misspells one, that is a problem |

\`group: '*.example.com'\` and \`kinds: ['*']\` match many. \`complete: true\` says that the group makes nothing else.
[The schema](../schemas/producers.schema.json) has every field.
`;

function page(files: readonly ProducerFile[], complete: readonly string[]): string {
  const all = files.flatMap(({ rows }) => rows);
  const sections = files.map(
    ({ path, about, rows }) =>
      `## ${about.replace(/\.$/, '').replace(/\. .*/, '')}\n\n[\`${path}\`](../${path})\n\n| controller | objects | made from the example |\n|---|---|---|\n${rows.map((row) => line(row, all)).join('\n')}\n`,
  );
  const rest = `## Groups that make nothing else\n\nObjects of these groups make nothing except what the tables above list, so they do not explain a missing name: ${complete.map((group) => `\`${group}\``).join(', ')}.\n`;
  return [HEAD, ...sections, rest].join('\n');
}

function line(row: WrittenRow, all: readonly WrittenRow[]): string {
  const group =
    row.group === '' ? '' : row.group === '*' ? ' of any group' : ` of \`${row.group}\``;
  const kinds = row.kinds.map((kind) => (kind === '*' ? 'any kind' : `\`${kind}\``)).join(', ');
  const made = tellMade(row, all).join('<br>');
  return `| [${row.controller}](${row.link}) | ${kinds}${group} | ${made} |`;
}
