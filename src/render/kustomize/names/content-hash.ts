import { createHash } from 'node:crypto';
import {
  valueAt,
  type Entry,
  type MapNode,
  type YamlNode,
  entryWith,
} from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { goJson, goJsonObject, goJsonString } from '../tree/go-json.ts';
import { valueText } from '../tree/merge-context.ts';
import { withEntries } from '../tree/nodes.ts';
import { readBack, UNREADABLE } from '../tree/read-back.ts';

const LETTERS: Readonly<Record<string, string>> = { 0: 'g', 1: 'h', 3: 'k', a: 'm', e: 't' };

/**
 * The suffix that kustomize gives the name of a generated ConfigMap or Secret: ten digits of the SHA-256 of its content as Go
 * writes it, letters that might spell a word replaced. The name is not part of it: kustomize looks for it at a path that does not
 * exist.
 */
export function contentHash(object: MapNode): string {
  const hash = hashSuffix(object);
  return hash.kind === 'done' ? hash.value : digestOf(object);
}

/** The same, or why kustomize cannot make it. */
export function hashSuffix(object: MapNode): BuildResult<string> {
  const data = valueAt(object, 'data');
  if (data === undefined) return hashOf(object);
  const parts = PARTS.map((name) => valueAt(object, name));
  const known = hashes.get(data);
  if (known?.parts.every((part, index) => part === parts[index]) === true) return known.hash;
  const hash = hashOf(object);
  hashes.set(data, { parts, hash });
  return hash;
}

/** All that a hash is made of, besides `data`. */
const PARTS: readonly string[] = ['kind', 'type', 'binaryData', 'stringData'];
/** By `data`: overlays share most of what their base generates. */
const hashes = new WeakMap<YamlNode, Hashed>();

interface Hashed {
  readonly parts: readonly (YamlNode | undefined)[];
  readonly hash: BuildResult<string>;
}

function hashOf(object: MapNode): BuildResult<string> {
  return mapDone(readMaps(object), digestOf);
}

function digestOf(node: MapNode): string {
  const kind = valueText(valueAt(node, 'kind'));
  const content = kind === 'Secret' ? secretContent(node) : configMapContent(node);
  return shortHash(goJsonObject(content));
}

/** Ten digits of the SHA-256 of a text, letters that might spell a word replaced. */
export function shortHash(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.slice(0, 10).replaceAll(/[013ae]/g, (digit) => LETTERS[digit] ?? digit);
}

const MAPS: ReadonlySet<string> = new Set(['data', 'binaryData', 'stringData']);

/** The object with the texts of `data` and its like as kustomize reads them back from YAML. */
function readMaps(object: MapNode): BuildResult<MapNode> {
  const fields: Entry[] = [];
  for (const field of object.entries) {
    const read =
      field.value.kind === 'map' && MAPS.has(field.name) ? readMap(field.value) : undefined;
    if (read?.kind === 'refused') return read;
    fields.push(
      read === undefined || read.value === field.value ? field : entryWith(field, read.value),
    );
  }
  return done(withEntries(object, fields));
}

function readMap(map: MapNode): BuildResult<MapNode> {
  const entries: Entry[] = [];
  for (const each of map.entries) {
    const { value } = each;
    const read = value.kind === 'scalar' ? readBack(value, false) : undefined;
    if (read?.kind === 'unreadable') return refused(value, read.message, { message: UNREADABLE });
    const isSame = read === undefined || value.kind !== 'scalar' || read.text === value.text;
    entries.push(isSame ? each : entryWith(each, { ...value, text: read.text }));
  }
  return done(withEntries(map, entries));
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
  return node === undefined || node.kind === 'scalar'
    ? goJsonString(valueText(node))
    : goJson(node);
}
