import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { filterOf, formatOf, printList } from '../selection/print-list.ts';

/** `envfrom references`: the references, with what is known about each. */
export function runReferences(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  return printList(args, host, {
    places: positionals,
    filtersBuilds: true,
    empty: { note: 'no references to list.', headings: 1 },
    async load() {
      const { formatReferences } = await import('../../report/inventory/format-references.ts');
      const { listFilter } = await import('../selection/list-filter.ts');
      return (run, report, options) => {
        const isListed = listFilter(filterOf(values, run), report.builds);
        const references = report.references.filter(({ reference, verdict }) => {
          const { kind, name, namespace, build } = reference;
          return isListed({ kind, name, namespace, build, verdict: verdict.kind });
        });
        return formatReferences(formatOf(values), references, options);
      };
    },
  });
}
