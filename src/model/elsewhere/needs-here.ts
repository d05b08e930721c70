import { hostSpan, type Span } from '../span.ts';
import type { ItemNeed } from './asked-item.ts';

/**
 * What a build needs, each at the line of this repository that brings it in: what an item itself asks for is there because of the line that
 * asks for that item.
 */
export function needsHere(needs: readonly ItemNeed[]): readonly ItemNeed[] {
  const roots = new Map<string, Span>();
  for (const { found, at } of needs)
    if (found !== undefined && !roots.has(found)) roots.set(found, at);
  const here = (at: Span, left: number): Span => {
    const { path } = hostSpan(at).file;
    const root = [...roots.keys()].find((each) => path.startsWith(`${each}/`));
    const outer = root === undefined ? undefined : roots.get(root);
    return outer === undefined || left === 0 ? at : here(outer, left - 1);
  };
  return needs.map((need) => ({ ...need, at: here(need.at, roots.size) }));
}
