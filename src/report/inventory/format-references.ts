import { nameOfReferrer } from '../../model/names/name-of.ts';
import type { JudgedReference } from '../../model/reference.ts';
import { placeOf } from '../../model/span.ts';
import { referenceJson } from '../problems/reference-json.ts';
import { listJson } from './list-json.ts';
import type { ListOptions } from './list-options.ts';
import { table } from './table.ts';

const HEAD = ['VERDICT', 'KIND', 'NAME', 'USED BY', 'PLACE'];

/** References with what is known about each: columns for people, what `check --references` writes for programs. */
export function formatReferences(
  format: string,
  references: readonly JudgedReference[],
  options: ListOptions,
): string {
  if (format === 'json') return listJson('references', references.map(referenceJson), options);
  return table(HEAD, references.map(rowOf), options);
}

function rowOf({ reference, verdict, at }: JudgedReference): readonly string[] {
  const { kind, namespace, name, key } = reference;
  const named = `${namespace === undefined ? '' : `${namespace}/`}${name}`;
  return [
    verdict.kind === 'broken' ? `broken (${verdict.proof})` : verdict.kind,
    kind,
    key === undefined ? named : `${named}:${key.name}`,
    nameOfReferrer(reference).replaceAll('`', ''),
    placeOf(at),
  ];
}
