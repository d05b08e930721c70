import { isMap, isScalar, isSeq, type Document, type Scalar } from 'yaml';
import schema from '../../schemas/config.schema.json' with { type: 'json' };
import type { SourceFile } from '../model/span.ts';
import { CONFIG_SCHEMA } from './config-schema.ts';
import type { Config } from './config-value.ts';
import { explainViolation, unknownRules } from './explain-violation.ts';
import { failOn } from './fail-on.ts';
import { parseConfig } from './parse-config.ts';
import { validate } from './validate-config.js';
import type { Violation } from './violation.ts';

const HELP = `Its schema: ${CONFIG_SCHEMA}`;

/**
 * Reads a configuration file. Throws CannotRun with every mistake, each at its line and column: YAML errors, duplicate and
 * unknown keys and rules, values of the wrong kind.
 */
export function readConfig(file: SourceFile, ruleIds: readonly string[]): Config {
  const { document, violations } = parseConfig(file);
  failOn(violations, file, HELP);
  if (document === undefined) return new Map();
  const value = valueOf(document, file);
  if (!validate(value)) {
    // What each way of an `anyOf` or `oneOf` lacks says less than that none fits.
    const errors = (validate.errors ?? []).filter(
      ({ schemaPath }) => !/\/(?:any|one)Of\//.test(schemaPath),
    );
    failOn(
      errors.map((error) => explainViolation(error, { file, document, schema })),
      file,
      HELP,
    );
    return new Map();
  }
  failOn(unknownRules({ file, document, schema }, ruleIds), file, HELP);
  failOn(repeatedClusters(file, document), file, HELP);
  return new Map(Object.entries(value));
}

const VERSIONS = ['kubernetesVersion', 'argocdVersion', 'fluxVersion'];

/** The document's value; a version keeps its text: `1.30` is not a number. */
function valueOf(document: Document.Parsed, file: SourceFile): unknown {
  const { contents } = document;
  const clusters = isMap(contents) ? contents.get('clusters') : undefined;
  for (const map of [contents, ...(isSeq(clusters) ? clusters.items : [])]) {
    if (isMap(map)) for (const key of VERSIONS) keepText(map.get(key, true));
  }
  try {
    return document.toJS();
  } catch (error) {
    // An alias without an anchor, or too many of them.
    const message = error instanceof Error ? error.message : String(error);
    failOn([{ at: { file, start: 0, end: 0 }, message }], file, HELP);
    return undefined;
  }
}

function keepText(version: unknown): void {
  if (isScalar(version)) version.value = version.source ?? version.value;
}

/** Names and folders under `clusters` that an earlier cluster has already: which one is meant would be unknown. */
function repeatedClusters(file: SourceFile, { contents }: Document.Parsed): readonly Violation[] {
  const clusters = isMap(contents) ? contents.get('clusters') : undefined;
  if (!isSeq(clusters)) return [];
  const names = clusters.items.flatMap((one) => scalarsAt(one, 'name'));
  const folders = clusters.items.flatMap((one) => scalarsAt(one, 'folders'));
  return [
    ...repeated(file, names, (name) => `Two clusters are named \`${name}\`.`),
    ...repeated(file, folders, (folder) => `The folder \`${folder}\` belongs to two clusters.`),
  ];
}

function scalarsAt(cluster: unknown, key: string): readonly Scalar[] {
  const value = isMap(cluster) ? cluster.get(key, true) : undefined;
  const items = isSeq(value) ? value.items : [value];
  return items.filter((item) => isScalar(item));
}

function repeated(
  file: SourceFile,
  scalars: readonly Scalar[],
  message: (text: string) => string,
): readonly Violation[] {
  const seen = new Set<string>();
  return scalars.flatMap(({ value, range }) => {
    const text = String(value);
    const isFirst = !seen.has(text);
    seen.add(text);
    const [start = 0, end = start] = range ?? [];
    return isFirst ? [] : [{ at: { file, start, end }, message: message(text) }];
  });
}
