import { resolve } from 'node:path';
import { pathFrom, placesToLook, whatIsAt } from '../../io/locate-paths.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { filterOf, formatOf, printList } from '../selection/print-list.ts';
import { readEnvArguments } from '../selection/workload-selectors.ts';

/** `envfrom graph`: which workloads refer to which ConfigMaps and Secrets. */
export function runGraph(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  const selected = readEnvArguments(positionals, (path) => whatIsAt(host.cwd, path));
  return printList(args, host, {
    places: placesToLook(selected, host.cwd),
    words: selected,
    filtersBuilds: true,
    async load() {
      const { formatGraph } = await import('../../report/graph/format-graph.ts');
      const { selectReferences } = await import('../selection/select-references.ts');
      return (run, report) => {
        const { here, root } = run.located;
        const selection = {
          workloads: selected.workloads,
          files: selected.files.map((path) => pathFrom(root, resolve(here, path))),
          namespace: undefined,
          notRendered: [],
          builds: report.builds,
        };
        const references = selectReferences(report, selection, filterOf(values, run));
        return formatGraph(formatOf(values), references);
      };
    },
  });
}
