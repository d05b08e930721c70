import { isMap, isScalar, isSeq, type Document } from 'yaml';
import schema from '../../schemas/config.schema.json' with { type: 'json' };
import type { SourceFile } from '../model/span.ts';
import { CONFIG_SCHEMA } from './config-schema.ts';
import type { Config } from './config-value.ts';
import { explainViolation, unknownRules } from './explain-violation.ts';
import { failOn } from './fail-on.ts';
import { parseConfig } from './parse-config.ts';
import { repeatedClusters } from './repeated-clusters.ts';
import { validate } from './validate-config.js';

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
