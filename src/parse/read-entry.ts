import type { Entry, ScalarNode, YamlNode } from '../model/node.ts';

/** The entry of a key as read: one whose text a plain key wrote as it is keeps the place of the key only, until somebody asks for it. */
export function readEntry(key: ScalarNode, name: string, value: YamlNode): Entry {
  const isAsWritten =
    key.style === 'plain' &&
    key.tag === undefined &&
    key.text === name &&
    key.end - key.start === name.length &&
    key.file === value.file;
  return isAsWritten ? new PlainEntry(key.start, name, value) : { key, name, value };
}

/** Most keys are never looked at, and there is one for every field of every file: as nodes they would be a fifth of the memory of a run. */
class PlainEntry implements Entry {
  readonly name: string;
  readonly value: YamlNode;
  /** The key, or where it starts. */
  #key: number | ScalarNode;

  constructor(start: number, name: string, value: YamlNode) {
    this.#key = start;
    this.name = name;
    this.value = value;
  }

  get key(): ScalarNode {
    if (typeof this.#key !== 'number') return this.#key;
    const start = this.#key;
    const { name: text, value } = this;
    const end = start + text.length;
    this.#key = { kind: 'scalar', file: value.file, start, end, text, style: 'plain' };
    return this.#key;
  }
}
