import type { ScalarNode, YamlNode } from '../model/node.ts';

/** A value as JSON has it; maps have no prototype, so that every key is data. */
export type PlainValue = string | number | boolean | null | PlainValue[] | PlainMap;

export interface PlainMap {
  readonly [key: string]: PlainValue;
}

/** A node as YAML 1.2 reads it (`off` is a text), as editors do; `asText` keeps a number's text (`1.30`). */
export function plainValue(
  node: YamlNode,
  asText: (path: string) => boolean,
  path = '',
): PlainValue {
  switch (node.kind) {
    case 'scalar':
      return asText(path) ? node.text : plainScalar(node);
    case 'sequence':
      return node.items.map((item, index) => plainValue(item, asText, `${path}/${index}`));
    default: {
      const map: Record<string, PlainValue> = Object.create(null);
      for (const { key, value } of node.entries) {
        map[key.text] = plainValue(value, asText, `${path}/${key.text}`);
      }
      return map;
    }
  }
}

function plainScalar({ text, style }: ScalarNode): string | number | boolean | null {
  if (style !== 'plain') return text;
  if (/^(?:null|Null|NULL|~|)$/.test(text)) return null;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(text) ? Number(text) : text;
}
