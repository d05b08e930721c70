import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { formatOf, printList } from '../selection/print-list.ts';

/** `envfrom builds`: what is deployed, and what deploys it. */
export function runBuilds(args: Arguments, host: Host): Promise<ExitCode> {
  return printList(args, host, {
    places: args.positionals,
    filtersBuilds: false,
    printsProblems: true,
    empty: { note: 'nothing in this repository is deployed.', headings: 0 },
    async load() {
      const { formatBuilds } = await import('../../report/inventory/format-builds.ts');
      return (_, report, options) => formatBuilds(formatOf(args.values), report, options);
    },
  });
}
