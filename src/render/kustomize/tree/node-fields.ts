import {
  entryOf,
  isScalarAt,
  type MapNode,
  type ScalarNode,
  type ScalarStyle,
  type YamlNode,
} from '../../../model/node.ts';
import { isNull, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { scalarOf, stringScalar, withEntry } from './nodes.ts';
import { typeTag } from './scalar-type.ts';
import { withSecretOf } from './secret-nodes.ts';

/** What a field should hold. A tag says what the text means; without one it means what a plain scalar means. */
interface NewValue {
  readonly text: string;
  readonly tag?: '!!str' | '!!int' | '!!bool';
  readonly at: Span;
  readonly trail: Trail | undefined;
}

/** Absent, null, or a map or list without content: what kustomize takes for no value. */
export function isEmptyNode(node: YamlNode | undefined): boolean {
  if (node === undefined) return true;
  if (node.kind === 'map') return node.entries.length === 0;
  if (node.kind === 'sequence') return node.items.length === 0;
  return isNull(node, 'kustomize');
}

export function isMissingOrNull(node: YamlNode | undefined): boolean {
  return node === undefined || isNull(node, 'kustomize');
}

/** A map with one field set as kustomize's FieldSetter does: a value that was there keeps its quotes. */
export function setField(map: MapNode, name: string, value: NewValue): MapNode {
  const old = entryOf(map, name)?.value;
  const made = old === undefined ? newText(value) : setText(old, value);
  return withEntry(map, scalarOf(name, value.at, value.trail), made);
}

/** The scalar that a new field gets. */
export function newText(value: NewValue): ScalarNode {
  return newScalar(value, styleOfNew(value));
}

/** A string as kustomize makes one that is not tied to what stood there: quoted where it has to be. */
export function stringOf(text: string, at: Span, trail: Trail | undefined): ScalarNode {
  const style = text.includes('\n') ? 'literal' : styleOfNew({ text, tag: '!!str' });
  return newScalar({ text, tag: '!!str', at, trail }, style);
}

/** The same for a scalar that is there: itself when it is written so already. */
export function asString(node: YamlNode, text: string): ScalarNode {
  const made = stringOf(text, node, node.trail);
  const same = node.kind === 'scalar' && node.style === made.style && node.text === text;
  return same && typeTag(node) === '!!str' ? node : withSecretOf(node, made);
}

/** A scalar with another text, its quotes kept; its tag is gone, so a plain one is read again. */
export function setText(node: YamlNode, value: NewValue): ScalarNode {
  return withSecretOf(node, newScalar(value, styleOf(node)));
}

/** It stays a value of a Secret if it was copied from a scalar that is one. */
function newScalar({ text, tag, at, trail }: NewValue, style: ScalarStyle): ScalarNode {
  const made =
    tag === '!!str'
      ? stringScalar(text, at, trail, style)
      : withTag(scalarOf(text, at, trail, style), tag);
  return isScalarAt(at) ? withSecretOf(at, made) : made;
}

function withTag(made: ScalarNode, tag: NewValue['tag']): ScalarNode {
  return tag === undefined ? made : { ...made, tag };
}

export function styleOf(node: YamlNode): ScalarStyle {
  return node.kind === 'scalar' ? node.style : 'plain';
}

/** A new string that would be read as something else is quoted. */
export function styleOfNew({ text, tag }: Pick<NewValue, 'text' | 'tag'>): ScalarStyle {
  if (tag !== undefined && tag !== '!!str') return 'plain';
  if (text === '' || text.includes('\n')) return 'plain';
  return isTextAlways(text) ? 'plain' : 'double-quoted';
}

function isTextAlways(text: string): boolean {
  const plain: ScalarNode = {
    kind: 'scalar',
    text,
    style: 'plain',
    file: { path: '', text: '' },
    start: 0,
    end: 0,
  };
  return resolveScalar(plain, 'kubectl').kind === 'string';
}
