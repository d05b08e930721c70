import type { CommandNode, Operand, PipeNode } from '../parse/nodes.ts';
import { deeper, notePlace, type Mentioning, type Use } from './mentioning.ts';
import { declare, fieldsOf, NOWHERE, type ValuePath, type VariableScope } from './value-path.ts';

/** Functions that ask no more of a table than whether it is empty, or what it is. */
const TESTS = new Set([
  'not',
  'empty',
  'hasKey',
  'kindIs',
  'typeIs',
  'kindOf',
  'typeOf',
  'eq',
  'ne',
]);
const LOGIC = new Set(['and', 'or']);
const LOOKUPS = new Set(['index', 'get', 'hasKey']);
/** Methods of `.Values` that give its entries in another way. */
const METHODS = new Set(['AsMap', 'Table', 'PathValue', 'YAML']);

/**
 * Records the values that a pipeline mentions, and declares its variables; returns the path of its result if it is a
 * value.
 */
export function usePipe(
  pipe: PipeNode,
  scope: VariableScope,
  own: Mentioning,
  use: Use,
): ValuePath {
  const { variables, commands, isAssign } = pipe;
  const [variable, second] = variables;
  const isDeclared = variable !== undefined && second === undefined && !isAssign;
  const place = pipePlace(commands, scope, own, isDeclared ? 'alias' : use);
  if (isDeclared) declare(scope, variable.name, place);
  // A variable that is set again may hold either: the new value counts as read.
  note(own, place, isDeclared ? 'alias' : isAssign ? 'whole' : use);
  return place;
}

function pipePlace(
  commands: readonly CommandNode[],
  scope: VariableScope,
  own: Mentioning,
  use: Use,
): ValuePath {
  let piped: ValuePath = NOWHERE;
  for (const [index, command] of commands.entries()) {
    const isLast = index === commands.length - 1;
    piped = commandPlace(
      command,
      { place: piped, isPiped: index > 0 },
      scope,
      own,
      isLast ? use : 'alias',
    );
  }
  return piped;
}

interface Before {
  readonly place: ValuePath;
  readonly isPiped: boolean;
}

function commandPlace(
  { args }: CommandNode,
  { place: piped, isPiped }: Before,
  scope: VariableScope,
  own: Mentioning,
  use: Use,
): ValuePath {
  const [head, ...rest] = args;
  if (head === undefined) return NOWHERE;
  if (head.kind !== 'identifier') {
    for (const argument of rest) useOperand(argument, scope, own, 'whole');
    note(own, piped, 'whole');
    return operandPlace(head, scope, own);
  }
  const { name } = head;
  if (LOOKUPS.has(name)) return lookup(name, rest, piped, scope, own);
  if (name === 'default') return withDefault(rest, { place: piped, isPiped }, scope, own);
  if (name === 'include' || name === 'tpl') noteIncluded(name, rest, own);
  const each = useOfArguments(name, use);
  for (const argument of rest) useOperand(argument, scope, own, each);
  note(own, piped, each);
  return NOWHERE;
}

function useOfArguments(name: string, use: Use): Use {
  if (TESTS.has(name)) return 'test';
  return LOGIC.has(name) && use === 'test' ? 'test' : 'whole';
}

/** A text that is known may hold a template: its own reader looks for it. */
function noteIncluded(name: string, [what]: readonly Operand[], own: Mentioning): void {
  if (name === 'tpl') return;
  if (what?.kind === 'string') own.calls.add(what.text);
  else if (!isOwnFile(what)) own.callsAny = true;
}

/** `include (print $.Template.BasePath "/config.yaml") .` executes a file that is executed anyway. */
function isOwnFile(what: Operand | undefined): boolean {
  if (what?.kind !== 'pipe') return false;
  const [command] = what.commands;
  return (command?.args ?? []).some((one) => lastNameOf(one) === 'BasePath');
}

function lastNameOf(operand: Operand): string | undefined {
  if (operand.kind === 'field') return operand.names.at(-1);
  return operand.kind === 'variable' ? operand.fields.at(-1) : undefined;
}

/** `index .Values "a" "b"`, `get .Values "a"`, `hasKey .Values "a"`: names as fields have them, as far as they are written. */
function lookup(
  name: string,
  args: readonly Operand[],
  piped: ValuePath,
  scope: VariableScope,
  own: Mentioning,
): ValuePath {
  const [table, ...keys] = args;
  const from = table === undefined ? NOWHERE : operandPlace(table, scope, own);
  const names: string[] = [];
  for (const key of keys) {
    if (key.kind !== 'string') break;
    names.push(key.text);
  }
  const isWhole = names.length < keys.length || keys.length === 0;
  for (const key of keys) useOperand(key, scope, own, 'whole');
  note(own, piped, 'whole');
  const place = fieldsOf(from, names);
  if (isWhole) note(own, place, 'whole');
  if (name !== 'hasKey') return place;
  note(own, place, 'test');
  return NOWHERE;
}

/** `default dict .Values.a`, `.Values.a | default dict`: taken for the value. */
function withDefault(
  args: readonly Operand[],
  { place: piped, isPiped }: Before,
  scope: VariableScope,
  own: Mentioning,
): ValuePath {
  const last = isPiped ? undefined : args.at(-1);
  for (const argument of args) {
    if (argument !== last) useOperand(argument, scope, own, 'whole');
  }
  return last === undefined ? piped : operandPlace(last, scope, own);
}

function useOperand(operand: Operand, scope: VariableScope, own: Mentioning, use: Use): void {
  note(own, operandPlace(operand, scope, own, use), use);
}

/** The path of an operand; values mentioned in it are recorded. */
function operandPlace(
  operand: Operand,
  scope: VariableScope,
  own: Mentioning,
  use: Use = 'alias',
): ValuePath {
  switch (operand.kind) {
    case 'dot':
      return scope.dot;
    case 'field':
      return fieldsOf(scope.dot, operand.names);
    case 'variable':
      return fieldsOf(scope.variables.get(operand.name), operand.fields);
    case 'chain':
      return deeper(own, () => fieldsOf(operandPlace(operand.node, scope, own), operand.fields));
    case 'pipe':
      return deeper(own, () => pipePlace(operand.commands, scope, own, use));
    default:
      return NOWHERE;
  }
}

function note(own: Mentioning, place: ValuePath, use: Use): void {
  if (place === undefined) return;
  const isMethod = METHODS.has(place[0] ?? '');
  notePlace(own, isMethod ? [] : place, isMethod ? 'whole' : use);
}
