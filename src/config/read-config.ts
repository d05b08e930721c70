import schema from '../../schemas/config.schema.json' with { type: 'json' };
import { explainViolation } from './explain-violation.ts';
import type { Violation } from './explain-violation.ts';
import { plainValue } from './plain-value.ts';
import type { PlainValue } from './plain-value.ts';
import { validate } from './validate-config.js';
import { CannotRun } from '../model/cannot-run.ts';
import { DEFAULT_LIMITS } from '../model/limits.ts';
import type { MapNode, YamlNode } from '../model/node.ts';
import type { SourceFile } from '../model/span.ts';
import { positionOf } from '../model/span.ts';
import { parseText } from '../parse/parse-text.ts';

/** What a configuration file says, valid by its schema. */
export type Config = ReadonlyMap<string, PlainValue>;

/**
 * Reads a configuration file. Throws CannotRun with every mistake, each at its line and column: YAML errors, duplicate and
 * unknown keys, values of the wrong kind.
 */
export function readConfig(file: SourceFile): Config {
  const { documents, faults } = parseText(file, DEFAULT_LIMITS);
  failOn(faults, file);
  const [root, second] = documents.flatMap((document) => document.root ?? []).filter(isWritten);
  if (second !== undefined) {
    failOn([{ at: second, message: 'A configuration is one document.' }], file);
  }
  if (root === undefined) return new Map();
  failOn(duplicatesIn(root), file);
  const value = plainValue(root, (path) => path === '/kubernetesVersion');
  if (!validate(value)) {
    const errors = validate.errors ?? [];
    failOn(
      errors.map((error) => explainViolation(error, root, schema)),
      file,
    );
  }
  return new Map(entriesOf(value));
}

/** A document of comments only is none. */
function isWritten(root: YamlNode): boolean {
  return root.kind !== 'scalar' || root.style !== 'plain' || root.text !== '';
}

function entriesOf(value: PlainValue): readonly (readonly [string, PlainValue])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value);
}

function failOn(violations: readonly Violation[], file: SourceFile): void {
  if (violations.length === 0) return;
  const lines = violations.map(({ at, message }) => {
    const { line, column } = positionOf(at);
    return `${file.path}:${line}:${column}: ${message}`;
  });
  throw new CannotRun(
    [...new Set(lines)].join('\n'),
    'The configuration is described by schemas/config.schema.json.',
  );
}

function duplicatesIn(node: YamlNode): readonly Violation[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'sequence') return node.items.flatMap(duplicatesIn);
  return [...ownDuplicates(node), ...node.entries.flatMap(({ value }) => duplicatesIn(value))];
}

function ownDuplicates(node: MapNode): readonly Violation[] {
  return (node.duplicates ?? []).map(({ kept }) => {
    return { at: kept.key, message: `\`${kept.key.text}\` is set twice.` };
  });
}
