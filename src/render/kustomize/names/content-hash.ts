import { createHash } from 'node:crypto';
import { valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { goJson, goJsonObject, goJsonString } from '../tree/go-json.ts';
import { rawText } from '../tree/node-fields.ts';

const LETTERS: Readonly<Record<string, string>> = { 0: 'g', 1: 'h', 3: 'k', a: 'm', e: 't' };

/**
 * The suffix that kustomize gives the name of a generated ConfigMap or Secret: ten digits of the SHA-256 of its content as Go
 * writes it, letters that might spell a word replaced. The name is no part of it: kustomize looks for it at a path that does not
 * exist.
 */
export function contentHash(node: MapNode): string {
  const kind = rawText(valueAt(node, 'kind'));
  const content = kind === 'Secret' ? secretContent(node) : configMapContent(node);
  const digest = createHash('sha256').update(goJsonObject(content)).digest('hex');
  return digest.slice(0, 10).replaceAll(/[013ae]/g, (digit) => LETTERS[digit] ?? digit);
}

function configMapContent(node: MapNode): (readonly [string, string])[] {
  const binary = valueAt(node, 'binaryData');
  return [
    ['kind', '"ConfigMap"'],
    ['name', '""'],
    ['data', encode(valueAt(node, 'data'))],
    ...(binary?.kind === 'map' ? [['binaryData', goJson(binary)] as const] : []),
  ];
}

function secretContent(node: MapNode): (readonly [string, string])[] {
  const strings = valueAt(node, 'stringData');
  return [
    ['kind', '"Secret"'],
    ['type', encode(valueAt(node, 'type'))],
    ['name', '""'],
    ['data', encode(valueAt(node, 'data'))],
    ...(strings?.kind === 'map' ? [['stringData', goJson(strings)] as const] : []),
  ];
}

/** Maps as they are; anything else as its text, absence as the empty string. */
function encode(node: YamlNode | undefined): string {
  return node === undefined || node.kind === 'scalar' ? goJsonString(rawText(node)) : goJson(node);
}
