import type { Report, Totals } from '../../model/report.ts';

/** How many references, sources and workloads a report is about. */
export function totalsOf({ totals, references, sources, workloads }: Report): Totals {
  return (
    totals ?? {
      references: references.length,
      sources: sources.length,
      workloads: workloads.length,
    }
  );
}
