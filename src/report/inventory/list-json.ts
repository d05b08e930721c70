import { safeJson } from '../text/escape-text.ts';
import type { Json } from '../text/json-pieces.ts';
import type { ListOptions } from './list-options.ts';

/** A list as JSON: the version of its shape, the tool, and the items on a line each, since there may be many. */
export function listJson(name: string, items: readonly Json[], { version }: ListOptions): string {
  const lines = items.map((item, at) => `${at === 0 ? '' : ','}\n  ${safeJson(item, 0)}`);
  const head = `{"version": 1, "tool": ${safeJson({ name: 'envfrom', version }, 0)}, "${name}": [`;
  return [head, ...lines, '\n]}\n'].join('');
}
