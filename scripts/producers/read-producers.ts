import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { ProducerRow } from '../../src/model/producer-row.ts';
import { producerSchema } from './producer-schema.ts';

/** A row as written in `producers/`, with what only people and tests read. */
export interface WrittenRow extends ProducerRow {
  readonly controller: string;
  readonly link: string;
  readonly example: string;
  /** Code reads it, for no row could say it. */
  readonly computed?: boolean;
}

/** One file of the registry: its first comment is its heading. */
export interface ProducerFile {
  readonly path: string;
  readonly about: string;
  readonly rows: readonly WrittenRow[];
}

const FOLDER = 'producers';
const COMPLETE = `${FOLDER}/complete-groups.yaml`;

/** The schema of a file of the registry. */
export function registrySchema(): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://envfrom.dev/schemas/producers.schema.json',
    title: 'Kinds that create ConfigMaps and Secrets',
    description: 'A file in `producers/`, the registry of producers.',
    type: 'array',
    items: producerSchema(['controller', 'link', 'kinds', 'example']),
  };
}

/** All files of the registry; throws where one does not keep to the schema. */
export function readProducers(): readonly ProducerFile[] {
  const validate = new Ajv({ allErrors: true, strict: false }).compile<WrittenRow[]>(
    registrySchema(),
  );
  return producerPaths().map((path) => {
    const text = readFileSync(path, 'utf8');
    const rows: unknown = parse(text);
    if (!validate(rows)) throw new Error(`${path}: ${JSON.stringify(validate.errors)}`);
    return { path, about: aboutOf(text), rows };
  });
}

function producerPaths(): readonly string[] {
  return readdirSync(FOLDER)
    .map((name) => `${FOLDER}/${name}`)
    .filter((path) => path.endsWith('.yaml') && path !== COMPLETE)
    .toSorted();
}

function aboutOf(text: string): string {
  return /^# (.*)/.exec(text)?.[1] ?? '';
}

/** Groups whose controllers make nothing beyond the rows. */
export function readCompleteGroups(): readonly string[] {
  const groups: unknown = parse(readFileSync(COMPLETE, 'utf8'));
  return Array.isArray(groups) ? groups.map(String) : [];
}
