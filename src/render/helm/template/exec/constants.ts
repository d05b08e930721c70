import { remadeText, sliceText } from '../../text/edit-text.ts';
import { narrowSpan } from '../../text/narrow-span.ts';
import { originOf, type Origin } from '../../text/origin.ts';
import { pieceAt } from '../../text/piece-at.ts';
import type { Text } from '../../text/text.ts';
import { COMPLEX128, FLOAT64 } from '../../value/go-types.ts';
import type { GoType, GoValue } from '../../value/go-value.ts';
import { boolValue, intValue, stringValue, uintValue } from '../../value/make-value.ts';
import { nodeText } from '../parse/node-text.ts';
import type { BoolNode, NumberNode, StringNode } from '../parse/nodes.ts';
import type { Machine } from './machine.ts';
import { stopAt } from './stop.ts';
import type { Template } from './template.ts';

export type ConstantNode = BoolNode | NumberNode | StringNode;

const NOT_INTEGER = /[.eEpP]/;

/** The value of a constant for a parameter of a type, or Go's error. */
export function constantOf(machine: Machine, node: ConstantNode, type: GoType): GoValue {
  const { template } = machine.frame;
  switch (type.kind) {
    case 'interface':
      return idealConstant(machine, node);
    case 'string':
      if (node.kind !== 'string') return expected(machine, 'string', node);
      return stringValue(stringText(template, node), type);
    case 'bool':
      if (node.kind !== 'bool') return expected(machine, 'bool', node);
      return boolValue(node.value, constantOrigin(template, node));
    case 'float64':
    case 'complex128':
    case 'int':
    case 'int8':
    case 'int16':
    case 'int32':
    case 'int64':
    case 'uint':
    case 'uint8':
    case 'uint16':
    case 'uint32':
    case 'uint64':
      return numberOf(machine, node, type);
    default:
      return stopAt(machine, `can't handle ${nodeText(node)} for arg of type ${type.name}`);
  }
}

/** The value of a constant for a parameter of any type. */
export function idealConstant(machine: Machine, node: ConstantNode): GoValue {
  const { template } = machine.frame;
  if (node.kind === 'string') return stringValue(stringText(template, node));
  const origin = constantOrigin(template, node);
  if (node.kind === 'bool') return boolValue(node.value, origin);
  const { text, value } = node;
  if (value.complex !== undefined) {
    return { kind: 'complex', type: COMPLEX128, origin, ...value.complex };
  }
  if (value.float !== undefined && isWrittenAsFloat(text)) {
    return { kind: 'float', type: FLOAT64, origin, value: value.float };
  }
  if (value.int !== undefined) return intValue(value.int, origin);
  return stopAt(machine, `${text} overflows int`);
}

function numberOf(machine: Machine, node: ConstantNode, type: GoType): GoValue {
  const value = node.kind === 'number' ? node.value : undefined;
  const origin = constantOrigin(machine.frame.template, node);
  if (type.kind === 'float64') {
    if (value?.float === undefined) return expected(machine, 'float', node);
    return { kind: 'float', type, origin, value: value.float };
  }
  if (type.kind === 'complex128') {
    if (value?.complex === undefined) return expected(machine, 'complex', node);
    return { kind: 'complex', type, origin, ...value.complex };
  }
  if (type.kind.startsWith('u')) {
    if (value?.uint === undefined) return expected(machine, 'unsigned integer', node);
    return uintValue(value.uint, origin, type);
  }
  if (value?.int === undefined) return expected(machine, 'integer', node);
  return intValue(value.int, origin, type);
}

function expected(machine: Machine, what: string, node: ConstantNode): never {
  return stopAt(machine, `expected ${what}; found ${nodeText(node)}`);
}

function isWrittenAsFloat(text: string): boolean {
  if (text.startsWith("'") || !NOT_INTEGER.test(text)) return false;
  return !/^0[xX]/.test(text) || /[pP]/.test(text);
}

/** The text of a string constant: as written, unless it has escapes. */
function stringText(template: Template, { start, end, text, quoted }: StringNode): Text {
  const written = sliceText(template.source, start + 1, end - 1);
  if (text === quoted.slice(1, -1)) return written;
  return text === '' ? written : remadeText(written, text);
}

/** The constant alone, not all that the template's text is. */
function constantOrigin({ source }: Template, { start, end }: ConstantNode): Origin | undefined {
  const origin = pieceAt(source, start)?.piece.origin;
  if (origin === undefined) return undefined;
  const span = narrowSpan(source, start, end);
  return span === origin.span ? origin : { ...originOf(origin.by, span), secret: origin.secret };
}
