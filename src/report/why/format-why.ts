import { section } from '../document/parts.ts';
import { printDocument } from '../document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';
import {
  FOR_PROGRAMS,
  sizeOf,
  withinExtent,
  withShortValues,
} from '../environments/bound-environments.ts';
import type { BuildUsage } from './collect-usage.ts';
import type { UsageQuery } from './usage-query.ts';
import { whyDocument } from './why-document.ts';
import { whyJson } from './why-json.ts';
import type { BoundedUsage, WhyOptions } from './why-options.ts';

/**
 * Who sets, hides and uses a variable, a source or a key, per build: for people, and for programs with every container and reference. No
 * value of a Secret is in either. Values are bounded as those of environments are.
 */
export function formatWhy(
  format: string,
  query: UsageQuery,
  usage: readonly BuildUsage[],
  options: WhyOptions,
): string {
  const bounded = boundUsage(usage);
  if (format === 'json') return whyJson(query, bounded, options);
  const print = { ...DEFAULT_PRINT_OPTIONS, ...options };
  const blocks = whyDocument(query, bounded.usage);
  if (format === 'html') return printDocument('html', [section(query.text, blocks, 1)], print);
  return printDocument('text', blocks, print);
}

function boundUsage(usage: readonly BuildUsage[]): BoundedUsage {
  const all = usage.flatMap(({ environments }) => environments);
  // Commands are not shown, and need no room.
  const shown = all.map((each) => withShortValues({ ...each, command: [], args: [], probes: [] }));
  const { environments, leftOut } = withinExtent(shown, FOR_PROGRAMS, sizeOf);
  let from = 0;
  const bounded = usage.map((each) => {
    const some = environments.slice(from, (from += each.environments.length));
    return { ...each, environments: some };
  });
  return { usage: bounded, leftOut };
}
