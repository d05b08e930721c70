import type { MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { findUnwritable } from './find-unwritable.ts';
import { goJsonString } from './go-json.ts';
import { spliceYaml, type Edit } from './splice-yaml.ts';
import { writeKyaml } from './write-kyaml.ts';

/**
 * Data back as the text of a scalar: JSON where it was JSON, on several lines where it had several; else YAML. Undefined
 * for what JSON cannot hold.
 */
export function writeEmbedded(
  data: YamlNode,
  original: string,
  before: YamlNode,
  edits: readonly Edit[],
): string | undefined {
  if (!/^\s*[{[]/.test(original)) {
    return spliceYaml(original, before, edits) ?? writeKyaml(data).trim();
  }
  if (findUnwritable(data) !== undefined) return undefined;
  const pretty = original.includes('\n') && original.includes('  ');
  return writeGoJson(data, pretty ? '\n' : '');
}

/** encoding/json's text: keys sorted, `<`, `>` and `&` escaped; `lineStart` empty for the compact form. */
function writeGoJson(node: YamlNode, lineStart: string): string {
  if (node.kind === 'scalar') return scalarJson(node);
  const inner = lineStart === '' ? '' : `${lineStart}  `;
  const items =
    node.kind === 'sequence'
      ? node.items.map((item) => inner + writeGoJson(item, inner))
      : membersOf(node, inner);
  const [open, close] = node.kind === 'sequence' ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  return `${open}${items.join(',')}${lineStart}${close}`;
}

function membersOf(map: MapNode, lineStart: string): readonly string[] {
  const colon = lineStart === '' ? ':' : ': ';
  return map.entries
    .toSorted((a, b) => (a.key.text < b.key.text ? -1 : 1))
    .map(
      ({ key, value }) =>
        lineStart + goJsonString(key.text) + colon + writeGoJson(value, lineStart),
    );
}

function scalarJson(node: ScalarNode): string {
  const resolved = resolveScalar(node, 'kustomize');
  switch (resolved.kind) {
    case 'string':
      return goJsonString(resolved.value);
    case 'int':
    case 'float':
      return resolved.json;
    case 'bool':
      return String(resolved.value);
    default:
      return 'null';
  }
}
