import { PlainEntry, type Entry, type ScalarNode, type YamlNode } from '../model/node.ts';

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
