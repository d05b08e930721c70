import type { Limits } from '../../../model/limits.ts';
import { getOrMake, memo } from '../../../model/memo.ts';
import type { SourceFile } from '../../../model/span.ts';
import { DocumentError } from '../../../parse/document-error.ts';
import { readJson } from '../../../parse/read-json.ts';
import { readValuesFile } from '../chart/read-values-file.ts';
import { applySet } from './apply-set.ts';
import { mergeTables } from './merge-tables.ts';
import { nodeValue } from './node-value.ts';
import type { ReadSetFile, SetExpression, SetKind } from './set-expression.ts';
import { copyTable, isTable, newTable, type Table } from './tables.ts';
import type { ValuesRefusal } from './values-refusal.ts';

/** One file of values, as `-f` gives it. */
export interface ValuesFile {
  readonly file: SourceFile;
  /** Its values must not be printed: it comes out of a Secret. */
  readonly secret?: boolean;
}

/** The values that a user gives, in the order of the flags. */
interface GivenValues {
  readonly files: readonly ValuesFile[];
  readonly sets: readonly SetExpression[];
  /** For `--set-file`. */
  readonly readFile: ReadSetFile;
}

interface ComposeOptions {
  readonly limits: Limits;
  readonly helm: 3 | 4;
}

export type ComposedValues = { readonly kind: 'values'; readonly values: Table } | ValuesRefusal;

/** Helm applies the flags by kind, not in the order of the command line. */
const ORDER: readonly SetKind[] = ['set-json', 'set', 'set-string', 'set-file', 'set-literal'];

/**
 * Values files and `--set…` expressions → one table: files in order, then the expressions by kind. Imitates MergeValues
 * of Helm 3.22 and 4.3 (pkg/cli/values).
 */
export function composeValues(given: GivenValues, options: ComposeOptions): ComposedValues {
  let values = newTable();
  for (const file of given.files) {
    const read = valuesIn(file, options);
    if (read.kind === 'refused') return read;
    values = mergeTables(values, read.values);
  }
  values = copyTable(values);
  for (const kind of ORDER) {
    for (const expression of given.sets.filter((one) => one.kind === kind)) {
      const refusal = applyExpression(expression, values, given, options);
      if (refusal?.kind === 'refused') return refusal;
      if (refusal?.kind === 'values') values = refusal.values;
    }
  }
  return { kind: 'values', values };
}

/** What files of values hold, by how they are read. */
const layersOf = memo((_file: SourceFile) => new Map<string, ComposedValues>());

/** A file of values as a table, which nobody may change: all that read the file share it. */
export function valuesIn(values: ValuesFile, options: ComposeOptions): ComposedValues {
  const key = `${options.helm} ${values.secret === true}`;
  return getOrMake(layersOf(values.file), key, () => readWhole(values, options));
}

function readWhole({ file, secret }: ValuesFile, { limits, helm }: ComposeOptions): ComposedValues {
  const read = readValuesFile(file, limits, helm);
  if (read.kind === 'refused') {
    return { ...read, message: `failed to parse ${file.path}: ${read.message}` };
  }
  let values = newTable();
  for (const document of read.value) {
    const value = nodeValue(document, { by: 'value', secret: secret === true });
    if (isTable(value)) values = mergeTables(values, value);
  }
  return { kind: 'values', values };
}

/** Undefined: the table itself was changed. */
function applyExpression(
  expression: SetExpression,
  values: Table,
  { readFile }: GivenValues,
  { limits, helm }: ComposeOptions,
): ComposedValues | undefined {
  const { kind, file } = expression;
  if (kind === 'set-json' && helm === 4 && file.text.trim().startsWith('{')) {
    return mergeJson(expression, values, limits);
  }
  const refusal = applySet(expression, values, { readFile, helm });
  if (refusal === undefined) return undefined;
  const flag = `failed parsing --${kind} data`;
  const message = kind === 'set-json' ? `${flag} ${file.text}` : `${flag}: ${refusal.message}`;
  return { ...refusal, message };
}

/** Helm 4 takes a whole object, too. */
function mergeJson({ file, secret }: SetExpression, values: Table, limits: Limits): ComposedValues {
  const at = { file, start: 0, end: file.text.length };
  const message = `failed parsing --set-json data JSON: ${file.text}`;
  try {
    const read = readJson(file, 0, limits);
    const value = read && nodeValue(read.root, { by: 'value', secret: secret === true });
    const isWhole = read !== undefined && file.text.slice(read.end).trim() === '';
    if (!isWhole || !isTable(value)) return { kind: 'refused', message, at };
    return { kind: 'values', values: copyTable(mergeTables(values, value)) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { kind: 'refused', message, at };
  }
}
