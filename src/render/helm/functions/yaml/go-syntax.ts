import { MAX_INT64 } from '../../../../go/go-number.ts';
import { goQuote } from '../../../../go/go-quote.ts';
import type { ScalarNode, YamlNode } from '../../../../model/node.ts';
import { resolveScalar } from '../../../../model/scalars/resolve-scalar.ts';
import { floatText } from '../../value/format/float-text.ts';

const NIL = 'interface {}(nil)';

/** A node as Go's `%#v` prints what go-yaml v2 reads from it. */
export function goSyntax(node: YamlNode): string {
  switch (node.kind) {
    case 'map': {
      const entries = node.entries.map(
        ({ key, value }) => `${scalarSyntax(key)}:${goSyntax(value)}`,
      );
      return `map[interface {}]interface {}{${entries.join(', ')}}`;
    }
    case 'sequence':
      return `[]interface {}{${node.items.map(goSyntax).join(', ')}}`;
    default:
      return scalarSyntax(node);
  }
}

/** The same for a value that is an argument by itself. */
export function goSyntaxOfArgument(node: YamlNode): string {
  const text = goSyntax(node);
  return text === NIL ? '<nil>' : text;
}

function scalarSyntax(node: ScalarNode): string {
  const resolved = resolveScalar(node, 'kubectl');
  switch (resolved.kind) {
    case 'string':
      return goQuote(resolved.value);
    case 'bool':
      return String(resolved.value);
    case 'int': {
      const integer = BigInt(resolved.json);
      return integer > MAX_INT64 ? `0x${integer.toString(16)}` : resolved.json;
    }
    case 'float':
      return floatText(resolved.value, 'g', -1);
    case 'invalid':
      return infinity(node.text.toLowerCase());
    default:
      return NIL;
  }
}

function infinity(text: string): string {
  if (text.endsWith('nan')) return 'NaN';
  return text.startsWith('-') ? '-Inf' : '+Inf';
}
