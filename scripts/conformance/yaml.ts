import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { DuplicateEntry, YamlNode } from '../../src/model/node.ts';
import { goKey } from '../../src/parse/key-name.ts';
import { parseDocument, parseText } from '../../src/parse/parse-text.ts';
import { jsonOf } from './json-of.ts';
import { listAt, objectsAt, stringAt } from './json.ts';
import { compare, PASSED, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';

const RANDOM_ORDER =
  'keys of two types (`1` and "1") become one JSON key: the real answer changes from run to run with the order of a Go map';

/** Text → JSON or error: single documents, and files as kubectl splits them. */
export function runYaml({ json }: Vectors): readonly GroupResult[] {
  const groups = new Map<string, JsonObject[]>();
  for (const one of objectsAt(json, 'cases')) {
    const name = groupOf(one);
    const cases = groups.get(name) ?? [];
    cases.push(one);
    groups.set(name, cases);
  }
  return [...groups].map(([name, cases]) => runCases(name, cases, check));
}

/** `fuzz:val:12` → `fuzz:val`, `value:190:20` → `value`: the id without what tells one case from the next. */
function groupOf(one: JsonObject): string {
  const [first = '', second = ''] = (stringAt(one, 'id') ?? '').split(':');
  return first === 'fuzz' ? `${first}:${second}` : first;
}

function check(one: JsonObject): Outcome {
  return stringAt(one, 'kind') === 'stream' ? checkStream(one) : checkDocument(one);
}

function checkDocument(one: JsonObject): Outcome {
  const file = { path: 'document.yaml', text: stringAt(one, 'input') ?? '' };
  const span = { file, start: 0, end: file.text.length };
  const { root, fault } = parseDocument(span, DEFAULT_LIMITS, { endLastLine: false });
  const isError = 'error' in one;
  if (isError !== (fault !== undefined)) {
    return {
      kind: 'failed',
      detail: `expected ${describe(one)}\nactual   ${fault?.message ?? jsonOf(root)}`,
    };
  }
  if (isError) return PASSED;
  const duplicates = duplicatesIn(root);
  const outcome = compare(parsed(jsonOf(root)), one['json']);
  if (outcome.kind === 'failed' && !duplicates.every(sameGoKey)) {
    return { kind: 'out-of-scope', reason: RANDOM_ORDER };
  }
  return outcome.kind === 'failed' ? outcome : checkStrict(one, duplicates.some(sameGoKey));
}

/** What the strict decoder adds to a readable document is that keys are set twice, through `<<` too. */
function checkStrict(one: JsonObject, hasDuplicates: boolean): Outcome {
  if ('strictError' in one === hasDuplicates) return PASSED;
  const expected = stringAt(one, 'strictError') ?? 'no duplicate keys';
  return { kind: 'failed', detail: `expected ${expected}\nactual   duplicates: ${hasDuplicates}` };
}

/** Documents count up to the first that kubectl refuses; empty ones do not. */
function checkStream(one: JsonObject): Outcome {
  const file = { path: 'stream.yaml', text: stringAt(one, 'input') ?? '' };
  const { documents, faults } = parseText(file, DEFAULT_LIMITS);
  const isError = 'error' in one;
  const [fault] = faults;
  if (isError !== (fault !== undefined)) {
    return {
      kind: 'failed',
      detail: `expected ${describe(one)}\nactual   ${fault?.message ?? 'no error'}`,
    };
  }
  const broken = documents.findIndex((document) => document.fault !== undefined);
  const read = broken === -1 ? documents : documents.slice(0, broken);
  const values = read.map(({ root }) => parsed(jsonOf(root))).filter((value) => value !== null);
  const outcome = compare(values, listAt(one, 'docs'));
  const duplicates = read.flatMap(({ root }) => duplicatesIn(root));
  if (outcome.kind === 'failed' && !duplicates.every(sameGoKey)) {
    return { kind: 'out-of-scope', reason: RANDOM_ORDER };
  }
  return outcome;
}

function describe(one: JsonObject): string {
  if ('error' in one) return `error ${String(one['error'])}`;
  return JSON.stringify('docs' in one ? one['docs'] : one['json']);
}

function parsed(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return value;
}

function duplicatesIn(node: YamlNode | undefined): readonly DuplicateEntry[] {
  if (node === undefined || node.kind === 'scalar') return [];
  if (node.kind === 'sequence') return node.items.flatMap(duplicatesIn);
  return [
    ...(node.duplicates ?? []),
    ...(node.mergeOverrides ?? []),
    ...node.entries.flatMap(({ value }) => duplicatesIn(value)),
  ];
}

/** Whether go-yaml sees one key where JSON does: `1` and `01` yes, `1` and `"1"` no. */
function sameGoKey({ dropped, kept }: DuplicateEntry): boolean {
  return goKey(dropped.key) === goKey(kept.key);
}
