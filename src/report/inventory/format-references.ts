import { nameOfReferrer } from '../../model/names/name-of.ts';
import { qualifiedName } from '../../model/names/qualified-name.ts';
import type { JudgedReference } from '../../model/reference.ts';
import { placeOf } from '../../model/span.ts';
import { referenceJson } from '../problems/reference-json.ts';
import type { Json } from '../text/json-pieces.ts';
import { listJson } from './list-json.ts';
import type { ListOptions } from './list-options.ts';
import { table } from './table.ts';

const HEAD = ['VERDICT', 'KIND', 'NAME', 'USED BY', 'PLACE'];

/** A reference as data: what it is selected by, its columns, and what `check --references` writes. */
export interface ListedReference {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly build: string;
  readonly verdict: string;
  readonly cells: readonly string[];
  readonly json: Json;
}

export function listedReference(judged: JudgedReference): ListedReference {
  const { kind, name, namespace, build } = judged.reference;
  const verdict = judged.verdict.kind;
  return {
    kind,
    name,
    namespace,
    build,
    verdict,
    cells: rowOf(judged),
    json: referenceJson(judged),
  };
}

/** References with what is known about each: columns for people, JSON for programs. */
export function formatReferences(
  format: string,
  references: readonly ListedReference[],
  options: ListOptions,
): string {
  const items = references.map(({ json }) => json);
  if (format === 'json') return listJson('references', items, options);
  const rows = references.map(({ cells }) => cells);
  return table(HEAD, rows, options);
}

function rowOf({ reference, verdict, at }: JudgedReference): readonly string[] {
  const { kind, namespace, name, key } = reference;
  const named = qualifiedName(namespace, name);
  return [
    verdict.kind === 'broken' ? `broken (${verdict.proof})` : verdict.kind,
    kind,
    key === undefined ? named : `${named}:${key.name}`,
    nameOfReferrer(reference),
    placeOf(at),
  ];
}
