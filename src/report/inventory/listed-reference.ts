import { nameOfReferrer } from '../../model/names/name-of.ts';
import { qualifiedName } from '../../model/names/qualified-name.ts';
import type { JudgedReference } from '../../model/reference.ts';
import { placeOf } from '../../model/span.ts';
import { referenceJson } from '../problems/reference-json.ts';
import type { ListedItem } from './format-items.ts';

/** A reference with what is known about it; its JSON is what `check --references` writes. */
export function listedReference(judged: JudgedReference): ListedItem {
  const { kind, name, namespace, build } = judged.reference;
  const verdict = judged.verdict.kind;
  const json = referenceJson(judged);
  return { kind, name, namespace, build, verdict, cells: rowOf(judged), json };
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
