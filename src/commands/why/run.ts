import { formatWhy } from '../../report/why/format-why.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { filterOf, formatOf, printList } from '../selection/print-list.ts';
import { selectUsage } from '../selection/select-usage.ts';
import { readWhyArguments } from './why-arguments.ts';

/** `envfrom why`: who sets, hides and uses a name. */
export function runWhy(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  const { asked, places } = readWhyArguments(positionals);
  return printList(args, host, {
    places,
    view: (run, report, options) => {
      const usage = selectUsage(report, asked, filterOf(values, run));
      return formatWhy(formatOf(values), asked, usage, options);
    },
    filtersBuilds: true,
  });
}
