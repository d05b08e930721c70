import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { MapNode, YamlNode } from '../../src/model/node.ts';
import { resolveScalar } from '../../src/model/scalars/resolve-scalar.ts';
import { parseText } from '../../src/parse/parse-text.ts';
import { builtInSchema } from '../../src/render/kustomize/merge/built-in-schema.ts';
import { mergeStrategic } from '../../src/render/kustomize/merge/merge-strategic.ts';
import { isObject, objectsAt, stringAt } from './json.ts';
import { compare, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/** `{name, patch, base, expected, inferAssociativeLists, listPrepend}`: tables of strategic merges. */
export const runKustomizeMerge: GroupRunner = ({ json }) => [
  runCases('merge', objectsAt(json, 'cases'), checkMerge),
];

function checkMerge(one: JsonObject): Outcome {
  const target = mapOfText(stringAt(one, 'base') ?? '');
  const patch = mapOfText(stringAt(one, 'patch') ?? '');
  const step = { kind: 'patch', at: undefined, in: 'test' } as const;
  const merged = mergeStrategic(
    target,
    patch,
    builtInSchema(),
    { step, before: undefined },
    {
      inferAssociativeLists: one['inferAssociativeLists'] === true,
      listPrepend: one['listPrepend'] === true,
    },
  );
  if (merged.kind === 'refused') return { kind: 'failed', detail: `refused: ${merged.message}` };
  const expected = rootOf(stringAt(one, 'expected') ?? '');
  return compare(
    merged.value === undefined ? undefined : sorted(jsonOf(merged.value)),
    expected === undefined ? undefined : sorted(jsonOf(expected)),
  );
}

/** The tables were checked after formatting, which sorts lists of named elements and of plain texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sorted);
    const keys = items.map((item) => (isObject(item) ? item['name'] : item));
    if (!keys.every((key) => typeof key === 'string')) return items;
    return items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sorted(inner)]));
}

export function jsonOf(node: YamlNode): unknown {
  if (node.kind === 'map') {
    return Object.fromEntries(node.entries.map(({ name, value }) => [name, jsonOf(value)]));
  }
  if (node.kind === 'sequence') return node.items.map(jsonOf);
  const resolved = resolveScalar(node, 'kustomize');
  if (resolved.kind === 'null') return null;
  return resolved.kind === 'invalid' ? `invalid: ${resolved.reason}` : resolved.value;
}

function mapOfText(text: string): MapNode {
  const root = rootOf(text);
  if (root?.kind !== 'map') throw new Error('no map');
  return root;
}

function rootOf(text: string): YamlNode | undefined {
  const { documents, faults } = parseText({ path: 'case.yaml', text }, DEFAULT_LIMITS);
  if (faults[0] !== undefined) throw new Error(faults[0].message);
  return documents[0]?.root;
}
