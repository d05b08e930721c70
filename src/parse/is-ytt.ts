import type { YamlNode } from '../model/node.ts';

/**
 * Code of ytt in comments: a directive on a line of its own, or an expression in the place of a value. To YAML it is no more than a comment,
 * and what it fills in or repeats looks empty (https://carvel.dev/ytt/docs/latest/lang/).
 */
const CODE =
  /^[ \t]*(?:-[ \t]+)?#@(?:data\/values|overlay\/|schema\/|yaml\/|library\/|[ \t]+(?:load\(|def |if |elif |else:|for |end[ \t]*$|data\.))|^[ \t]*(?:-[ \t]+)?["']?[\w./-]+["']?:[ \t]+#@[ \t]/gm;

/**
 * Whether a text is a template of ytt, which is YAML before it is rendered, too. A template that is the text of a value is for the program
 * that reads the value.
 */
export function isYtt(text: string, roots: readonly (YamlNode | undefined)[]): boolean {
  if (!text.includes('#@')) return false;
  const values = roots
    .flatMap((root) => (root === undefined ? [] : valuesIn(root)))
    .sort((one, other) => one.start - other.start);
  let next = 0;
  for (const { 0: line, index } of text.matchAll(CODE)) {
    const at = index + line.indexOf('#@');
    while ((values[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    if ((values[next]?.start ?? Number.POSITIVE_INFINITY) > at) return true;
  }
  return false;
}

function valuesIn(node: YamlNode): readonly YamlNode[] {
  if (node.kind === 'scalar') return [node];
  if (node.kind === 'sequence') return node.items.flatMap(valuesIn);
  return node.entries.flatMap(({ value }) => valuesIn(value));
}
