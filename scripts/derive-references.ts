import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOM_RESOURCES } from '../src/references/fields/custom-resource-table.ts';
import { readSample } from './references/read-sample.ts';
import {
  type FieldCandidate,
  referenceFields,
  type Schema,
} from './references/reference-fields.ts';

// `derive-references FOLDER` reads the schemas of custom resources, FOLDER/GROUP/KIND_VERSION.json, and prints the fields that look like
// references, that envfrom does not read, and that `references/refused.txt` does not refuse: a person adds them to one or the other.
const [folder = ''] = process.argv.slice(2);
const refused = readFileSync('references/refused.txt', 'utf8').split('\n');
const isRefused = (group: string, path: string): boolean =>
  refused.includes(`${group} ${path}`) ||
  refused.some((line) => line.startsWith('*') && group.endsWith(line.slice(1)));

const seen = new Set<string>();
for (const { name: group } of readdirSync(folder, { withFileTypes: true }).filter(isGroup)) {
  for (const file of schemasIn(join(folder, group))) {
    const schema: Schema = JSON.parse(readFileSync(join(folder, group, file), 'utf8'));
    const [kind = ''] = file.split('_');
    for (const field of referenceFields(schema)) {
      const line = `${group}\t${field.kind}\t${field.path}`;
      if (seen.has(line) || isRefused(group, field.path) || isRead(group, kind, field)) continue;
      seen.add(line);
      const says = field.says.replaceAll(/\s+/g, ' ').slice(0, 100);
      process.stdout.write(`${line}\t${kind}\t${field.form}\t${says}\n`);
    }
  }
}

function isGroup(entry: Dirent): boolean {
  return entry.isDirectory() && /[^.]\./.test(entry.name);
}

function schemasIn(path: string): readonly string[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
}

/** The names of files are in lower case, kinds in the rows are not. */
function isRead(group: string, lowerKind: string, { path, form }: FieldCandidate): boolean {
  const known = CUSTOM_RESOURCES.flatMap(({ kinds = [] }) => kinds);
  const kind = known.find((each) => each.toLowerCase() === lowerKind) ?? lowerKind;
  const value = form === 'text' ? 'sample' : { name: 'sample', key: 'sample' };
  return readSample({ group, kind }, path, value).some(({ name }) => name === 'sample');
}
