/** The tree of an expression in the Common Expression Language, as far as it is read here. */
export type CelNode =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'select';
      readonly of: CelNode;
      readonly field: string;
      readonly optional: boolean;
    }
  | {
      readonly kind: 'index';
      readonly of: CelNode;
      readonly index: CelNode;
      readonly optional: boolean;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly of: CelNode | undefined;
      readonly args: readonly CelNode[];
    }
  | { readonly kind: 'list'; readonly items: readonly CelNode[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [CelNode, CelNode])[] }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly of: CelNode }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: CelNode;
      readonly right: CelNode;
    }
  | {
      readonly kind: 'choice';
      readonly condition: CelNode;
      readonly whenTrue: CelNode;
      readonly otherwise: CelNode;
    };

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** The macros that bind a name, the first argument, in their second one. */
const BINDING_MACROS: ReadonlySet<string> = new Set([
  'map',
  'filter',
  'all',
  'exists',
  'exists_one',
]);

/** The name that a call binds in its last argument; undefined for any other call. */
export function boundName(node: Extract<CelNode, { kind: 'call' }>): string | undefined {
  const [first] = node.args;
  const isMacro = node.of !== undefined && node.args.length === 2 && BINDING_MACROS.has(node.name);
  return isMacro && first?.kind === 'name' ? first.name : undefined;
}

/** The expressions right below an expression. */
export function partsOf(node: CelNode): readonly CelNode[] {
  switch (node.kind) {
    case 'select':
    case 'unary':
      return [node.of];
    case 'index':
      return [node.of, node.index];
    case 'call':
      return node.of === undefined ? node.args : [node.of, ...node.args];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flat();
    case 'binary':
      return [node.left, node.right];
    case 'choice':
      return [node.condition, node.whenTrue, node.otherwise];
    default:
      return [];
  }
}
