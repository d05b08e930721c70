import type { BranchNode, ListNode, Node } from '../parse/nodes.ts';
import { deeper, type Mentioning } from './mentioning.ts';
import { usePipe } from './use-pipe.ts';
import { declare, newScope, NOWHERE, type ValuePath, type VariableScope } from './value-path.ts';

/** Collects the values that the nodes of a template mention. */
export function walkList(list: ListNode, own: Mentioning): void {
  walk(list, newScope(), own);
}

function walk({ nodes }: ListNode, scope: VariableScope, own: Mentioning): void {
  for (const node of nodes) walkNode(node, scope, own);
}

function walkNode(node: Node, scope: VariableScope, own: Mentioning): void {
  switch (node.kind) {
    case 'action':
      usePipe(node.pipe, scope, own, 'whole');
      break;
    case 'template':
      own.calls.add(node.name);
      if (node.pipe !== undefined) usePipe(node.pipe, scope, own, 'whole');
      break;
    case 'if':
    case 'with':
    case 'range':
      deeper(own, () => walkBranch(node, scope, own));
      break;
    default:
      break;
  }
}

const USES = { if: 'test', with: 'alias', range: 'whole' } as const;

function walkBranch(
  { kind, pipe, list, elseList }: BranchNode,
  outer: VariableScope,
  own: Mentioning,
): void {
  const scope: VariableScope = { dot: outer.dot, variables: new Map(outer.variables) };
  const place = usePipe(pipe, scope, own, USES[kind]);
  if (kind === 'range') for (const { name } of pipe.variables) declare(scope, name, NOWHERE);
  const within = new Map(scope.variables);
  walk(list, { dot: dotOf(kind, place, scope), variables: within }, own);
  if (elseList !== undefined) walk(elseList, scope, own);
}

function dotOf(kind: BranchNode['kind'], place: ValuePath, { dot }: VariableScope): ValuePath {
  if (kind === 'if') return dot;
  return kind === 'with' ? place : NOWHERE;
}
