import { itemsAt, type MapNode, type ScalarNode } from '../../src/model/node.ts';

/** Where a script reads a variable, and the shorter name that the shell makes of it. */
export interface Misread {
  readonly at: ScalarNode;
  readonly read: string;
}

/** The part of a name that a shell takes for the name, and what follows it. */
const PARTS = /^([A-Za-z_]\w*)[^\w]/;

/**
 * The script of the container that reads `$NAME`, and that sets no variable of the shorter name itself; undefined if there is none.
 */
export function misreadIn(container: MapNode, name: string): Misread | undefined {
  const read = PARTS.exec(name)?.[1];
  if (read === undefined) return undefined;
  for (const field of ['command', 'args']) {
    for (const node of itemsAt(container, field)) {
      if (node.kind !== 'scalar' || !holdsRead(node.text, name)) continue;
      return setsVariable(node.text, read) ? undefined : { at: node, read };
    }
  }
  return undefined;
}

function holdsRead(script: string, name: string): boolean {
  const plain = `$${name}`;
  for (let at = script.indexOf(plain); at !== -1; at = script.indexOf(plain, at + 1)) {
    if (!/\w/.test(script[at + plain.length] ?? '')) return true;
  }
  return script.includes(`\${${name}}`);
}

/** An assignment, or a loop or `read` with the name. */
function setsVariable(script: string, name: string): boolean {
  return new RegExp(`(?:^|[^\\w$])(?:${name}=|(?:for|read)\\b[^\\n]*\\b${name}\\b)`).test(script);
}
