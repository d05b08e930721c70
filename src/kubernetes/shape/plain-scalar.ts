import type { YamlNode } from '../../model/node.ts';
import { isText } from '../../model/scalars/resolve-scalar.ts';
import type { FieldType } from './shape.ts';

const WHOLE_NUMBER = /^\d{1,9}$/;
const COMMON_QUANTITY = /^\d{1,9}(?:m|k|M|G|Ki|Mi|Gi)?$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4}){0,1000}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The common case, decided at once: a scalar as its field takes it. */
export function isPlainScalar(node: YamlNode, type: FieldType): boolean {
  if (node.kind !== 'scalar' || node.tag !== undefined) return false;
  const { text } = node;
  switch (type.kind) {
    case 'string':
      return isText(node);
    case 'choice':
      return type.choices.includes(text) && isText(node);
    case 'int32':
    case 'int64':
      return node.style === 'plain' && WHOLE_NUMBER.test(text);
    case 'bool':
      return node.style === 'plain' && (text === 'true' || text === 'false');
    case 'quantity':
      return COMMON_QUANTITY.test(text);
    case 'bytes':
      return isText(node) && BASE64.test(text);
    default:
      return false;
  }
}
