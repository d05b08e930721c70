import { spend, type Budget } from '../../../model/budget.ts';
import { callFunction } from './cel-functions.ts';
import { arithmetic, compare, contains, sameValues } from './cel-operators.ts';
import { boundName, type CelNode } from './cel-syntax.ts';
import { isValue, type CelOutcome, type CelValue } from './cel-value.ts';

/** What the names of an expression mean; undefined for one that means nothing. */
export type CelScope = (name: string) => CelOutcome | undefined;

const STOPPED: CelOutcome = { kind: 'unknown', what: 'more than can be evaluated' };

/**
 * What an expression gives: as kro evaluates it, or unknown where the expression uses what is not imitated. Each step is charged to the budget.
 * (cel-go: interpreter; kro: Eval in pkg/cel/expression.go, isCELDataPending in pkg/runtime/errors.go)
 */
export function evaluateCel(node: CelNode, scope: CelScope, budget: Budget): CelOutcome {
  if (!spend(budget, 'steps', 1)) return STOPPED;
  const evaluate = (inner: CelNode): CelOutcome => evaluateCel(inner, scope, budget);
  switch (node.kind) {
    case 'null':
      return { kind: 'null' };
    case 'bool':
      return { kind: 'bool', value: node.value };
    case 'int':
      return { kind: 'int', value: node.value };
    case 'double':
      return { kind: 'double', value: node.value };
    case 'string':
      return { kind: 'string', value: node.value };
    case 'name':
      return scope(node.name) ?? unknown(node.name);
    case 'select':
      return fieldOf(evaluate(node.of), node.field, node.optional);
    case 'index':
      return itemOf(evaluate(node.of), evaluate(node.index), node.optional);
    case 'list': {
      const items = node.items.map(evaluate);
      return (
        items.find((item) => item.kind === 'fails' || item.kind === 'waits') ?? {
          kind: 'list',
          items,
        }
      );
    }
    case 'map':
      return mapLiteral(node.entries, evaluate);
    case 'unary':
      return negated(node.operator, evaluate(node.of));
    case 'choice':
      return chosen(node, evaluate);
    case 'binary':
      if (node.operator === '&&' || node.operator === '||')
        return logical(node.operator, evaluate(node.left), () => evaluate(node.right));
      return operated(node, evaluate(node.left), evaluate(node.right), budget);
    case 'call':
      return called(node, scope, budget);
    default:
      return unknown('the expression');
  }
}

function unknown(what: string): CelOutcome {
  return { kind: 'unknown', what };
}

/** `of.field`; with `?` an optional value. */
function fieldOf(of: CelOutcome, field: string, optional: boolean): CelOutcome {
  if (!isValue(of)) return of;
  if (of.kind === 'optional') {
    if (of.value === undefined) return of;
    return fieldOf(of.value, field, true);
  }
  if (of.kind !== 'map') return unknown(`the field ${field} of something else than an object`);
  const value = of.get(field);
  if (value === undefined && of.isOpen === true) return unknown(`${field}, which the cluster sets`);
  if (!optional) return value ?? { kind: 'waits', field };
  if (value === undefined) return { kind: 'optional', value: undefined };
  return isValue(value) ? { kind: 'optional', value } : value;
}

function itemOf(of: CelOutcome, index: CelOutcome, optional: boolean): CelOutcome {
  if (!isValue(of)) return of;
  if (!isValue(index)) return index;
  if (of.kind === 'map' && index.kind === 'string') return fieldOf(of, index.value, optional);
  if (of.kind !== 'list' || index.kind !== 'int') return unknown('an index of that kind');
  const { value: at } = index;
  const item = at >= 0n && at < BigInt(of.items.length) ? of.items[Number(at)] : undefined;
  if (!optional) return item ?? { kind: 'waits', field: `[${at}]` };
  if (item === undefined) return { kind: 'optional', value: undefined };
  return isValue(item) ? { kind: 'optional', value: item } : item;
}

function mapLiteral(
  entries: readonly (readonly [CelNode, CelNode])[],
  evaluate: (node: CelNode) => CelOutcome,
): CelOutcome {
  const made = new Map<string, CelOutcome>();
  for (const [keyNode, valueNode] of entries) {
    const key = evaluate(keyNode);
    if (!isValue(key)) return key;
    if (key.kind !== 'string') return unknown('a map whose keys are not texts');
    const value = evaluate(valueNode);
    if (value.kind === 'fails' || value.kind === 'waits') return value;
    made.set(key.value, value);
  }
  return { kind: 'map', keys: [...made.keys()], get: (key) => made.get(key) };
}

function negated(operator: '!' | '-', of: CelOutcome): CelOutcome {
  if (!isValue(of)) return of;
  if (operator === '!')
    return of.kind === 'bool' ? { kind: 'bool', value: !of.value } : unknown('! of something else');
  if (of.kind === 'int') return { kind: 'int', value: -of.value };
  return of.kind === 'double'
    ? { kind: 'double', value: -of.value }
    : unknown('- of something else');
}

function chosen(
  { condition, whenTrue, otherwise }: Extract<CelNode, { kind: 'choice' }>,
  evaluate: (node: CelNode) => CelOutcome,
): CelOutcome {
  const decided = evaluate(condition);
  if (!isValue(decided)) return decided;
  if (decided.kind !== 'bool') return unknown('a condition that is neither true nor false');
  return evaluate(decided.value ? whenTrue : otherwise);
}

/** Either side decides alone, whatever becomes of the other. */
function logical(
  operator: '&&' | '||',
  left: CelOutcome,
  evaluateRight: () => CelOutcome,
): CelOutcome {
  const decisive = operator === '||';
  const decides = (side: CelOutcome): boolean => side.kind === 'bool' && side.value === decisive;
  if (decides(left)) return left;
  const right = evaluateRight();
  if (decides(right)) return right;
  const open = [left, right].find((side) => side.kind !== 'bool');
  if (open === undefined) return { kind: 'bool', value: !decisive };
  if (left.kind === 'unknown' || right.kind === 'unknown')
    return left.kind === 'unknown' ? left : right;
  return isValue(open) ? unknown('a condition that is neither true nor false') : open;
}

function operated(
  { operator }: Extract<CelNode, { kind: 'binary' }>,
  left: CelOutcome,
  right: CelOutcome,
  budget: Budget,
): CelOutcome {
  if (!isValue(left)) return left;
  if (!isValue(right)) return right;
  switch (operator) {
    case '==':
    case '!=': {
      const same = sameValues(left, right);
      if (same === undefined) return unknown('a comparison of two kinds of values');
      return { kind: 'bool', value: same === (operator === '==') };
    }
    case 'in':
      return contains(right, left);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    default:
      return charged(arithmetic(operator, left, right), budget);
  }
}

/** Text that is made counts as it grows: a text may be doubled again and again. */
function charged(outcome: CelOutcome, budget: Budget): CelOutcome {
  if (outcome.kind === 'string' && !spend(budget, 'characters', outcome.value.length))
    return STOPPED;
  if (outcome.kind === 'list' && !spend(budget, 'steps', outcome.items.length)) return STOPPED;
  return outcome;
}

function called(
  node: Extract<CelNode, { kind: 'call' }>,
  scope: CelScope,
  budget: Budget,
): CelOutcome {
  const { name, of, args } = node;
  if (name === 'has' && of === undefined) return presence(args, scope, budget);
  const bound = boundName(node);
  const [, body] = args;
  if (bound !== undefined && of !== undefined && body !== undefined)
    return overItems(name, evaluateCel(of, scope, budget), (item) =>
      evaluateCel(body, (each) => (each === bound ? item : scope(each)), budget),
    );
  const receiver = of && evaluateCel(of, scope, budget);
  // What an optional value has instead is not evaluated where it is there.
  const isSettled = receiver?.kind === 'optional' && receiver.value !== undefined;
  if (isSettled && name === 'orValue') return receiver.value;
  if (isSettled && name === 'or') return receiver;
  const values: CelValue[] = [];
  for (const outcome of [
    ...(receiver === undefined ? [] : [receiver]),
    ...args.map((arg) => evaluateCel(arg, scope, budget)),
  ]) {
    if (!isValue(outcome)) return outcome;
    values.push(outcome);
  }
  return charged(callFunction(name, of !== undefined, values), budget);
}

/** `has(a.b)`: whether the field is there; what leads to it has to be. */
function presence(args: readonly CelNode[], scope: CelScope, budget: Budget): CelOutcome {
  const [field] = args;
  if (field?.kind !== 'select' || args.length !== 1) return unknown('that use of has');
  const found = fieldOf(evaluateCel(field.of, scope, budget), field.field, true);
  if (found.kind !== 'optional') return found;
  return { kind: 'bool', value: found.value !== undefined };
}

function overItems(
  name: string,
  of: CelOutcome,
  evaluate: (item: CelOutcome) => CelOutcome,
): CelOutcome {
  if (!isValue(of)) return of;
  if (of.kind !== 'list') return unknown(`${name} of something else than a list`);
  const kept: CelOutcome[] = [];
  for (const item of of.items) {
    const outcome = evaluate(item);
    if (!isValue(outcome)) return outcome;
    if (name === 'map') kept.push(outcome);
    else if (outcome.kind !== 'bool') return unknown('a condition that is neither true nor false');
    else if (outcome.value) kept.push(item);
  }
  if (name === 'map' || name === 'filter') return { kind: 'list', items: kept };
  const count = kept.length;
  const value =
    name === 'all' ? count === of.items.length : name === 'exists' ? count > 0 : count === 1;
  return { kind: 'bool', value };
}
