import { boundName, partsOf, type CelNode } from '../cel/cel-syntax.ts';

/** The first names of functions (`json.marshal`): they are no resources. */
const OF_CEL: ReadonlySet<string> = new Set(
  'google optional base64 json random hash math lists maps sets strings regex ip cidr semver cel net kubernetes'.split(
    ' ',
  ),
);

/** The names that an expression takes from around it: resources, `schema`, iterators. */
export function namesIn(node: CelNode): ReadonlySet<string> {
  const names = new Set<string>();
  collect(node, new Set(), names);
  return names;
}

function collect(node: CelNode, bound: ReadonlySet<string>, names: Set<string>): void {
  if (node.kind === 'name') {
    if (!bound.has(node.name) && !OF_CEL.has(node.name)) names.add(node.name);
    return;
  }
  if (node.kind !== 'call') {
    for (const part of partsOf(node)) collect(part, bound, names);
    return;
  }
  const own = boundName(node);
  const { of, args } = node;
  if (of !== undefined) collect(of, bound, names);
  if (own === undefined) {
    for (const arg of args) collect(arg, bound, names);
    return;
  }
  const [, body] = args;
  if (body !== undefined) collect(body, new Set([...bound, own]), names);
}
