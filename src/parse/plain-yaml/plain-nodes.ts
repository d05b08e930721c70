import {
  PlainEntry,
  type Entry,
  type MapNode,
  type ScalarNode,
  type ScalarStyle,
  type SequenceNode,
  type YamlNode,
} from '../../model/node.ts';
import { isPlainString } from '../../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../../model/span.ts';
import { findJsonFault, mayBeNoKey, mayBeNoValue } from '../find-json-fault.ts';
import { keyName } from '../key-name.ts';
import { readEntry } from '../read-entry.ts';
import { sharedText } from '../shared-text.ts';
import { NotPlain } from './not-plain.ts';

/** Makes the nodes of a document in plain style, as `Composition` does; offsets come in as those of its text. */
export class PlainNodes {
  readonly #text: string;
  readonly #file: SourceFile;
  readonly #start: number;
  readonly #end: number;
  /** Something was read that JSON may have no place for. */
  #suspect = false;

  constructor(
    text: string,
    file: SourceFile,
    { start, end }: { readonly start: number; readonly end: number },
  ) {
    this.#text = text;
    this.#file = file;
    this.#start = start;
    this.#end = end;
  }

  finish(root: YamlNode): YamlNode {
    if (this.#suspect && findJsonFault(root) !== undefined) throw new NotPlain();
    return root;
  }

  /** A scalar that says what is written between two offsets. */
  written(start: number, end: number): ScalarNode {
    return this.scalar(start, end, sharedText(this.#text, start, end), 'plain');
  }

  /** The same between quotes. */
  quoted(start: number, end: number, style: 'single-quoted' | 'double-quoted'): ScalarNode {
    return this.scalar(start, end, sharedText(this.#text, start + 1, end - 1), style);
  }

  scalar(start: number, end: number, text: string, style: ScalarStyle): ScalarNode {
    if (style === 'plain') this.#suspect ||= mayBeNoValue(text);
    return {
      kind: 'scalar',
      file: this.#file,
      start: this.#offset(start),
      end: this.#offset(end),
      text,
      style,
    };
  }

  /** The list has room for nothing else: an array that grew by pushing keeps some for more. */
  sequence(start: number, end: number, items: readonly YamlNode[]): SequenceNode {
    return {
      kind: 'sequence',
      file: this.#file,
      start: this.#offset(start),
      end: this.#offset(end),
      items,
    };
  }

  map(start: number, end: number, entries: readonly Entry[]): MapNode {
    return {
      kind: 'map',
      file: this.#file,
      start: this.#offset(start),
      end: this.#offset(end),
      entries,
    };
  }

  plainEntry(start: number, end: number, value: YamlNode): Entry {
    const text = sharedText(this.#text, start, end);
    if (text === '<<') throw new NotPlain();
    if (isPlainString(text)) return new PlainEntry(this.#offset(start), text, value);
    return this.keyedEntry(this.scalar(start, end, text, 'plain'), value);
  }

  keyedEntry(key: ScalarNode, value: YamlNode): Entry {
    if (key.style === 'plain') this.#suspect ||= mayBeNoKey(key.text);
    return readEntry(key, keyName(key), value);
  }

  #offset(at: number): number {
    const found = this.#start + at;
    return found > this.#end ? this.#end : found;
  }
}
