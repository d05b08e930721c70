import { resolve } from 'node:path';
import { pathFrom, whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { ListOptions } from '../../report/inventory/list-options.ts';
import type { Deployments } from '../../report/why/file-deployment.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { printInventory } from '../selection/print-inventory.ts';
import { filterOf, formatOf, printList } from '../selection/print-list.ts';
import { isPath, readWhyArguments } from './why-arguments.ts';

type FileText = (text: string, run: OpenedRun, found: Deployments, options: ListOptions) => string;

/** `envfrom why`: who sets, hides and uses a name, or whether a file is deployed. */
export function runWhy(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  const [first = '', ...rest] = positionals;
  if (isPath(first) && whatIsAt(host.cwd, first) !== undefined)
    return whyFile(args, host, first, rest);
  const { asked, places } = readWhyArguments(positionals);
  return printList(args, host, {
    places,
    filtersBuilds: true,
    async load() {
      const { formatWhy } = await import('../../report/why/format-why.ts');
      const { isNamedNowhere, selectUsage } = await import('../selection/select-usage.ts');
      const { deploymentsOf } = await import('../../report/why/file-deployment.ts');
      const fileText = await loadFileText(args);
      return (run, report, options) => {
        // A folder may be called like a variable, whose name counts first.
        if (isNamedNowhere(report, asked) && whatIsAt(host.cwd, first) === 'folder')
          return fileText(first, run, deploymentsOf(report), options);
        const usage = selectUsage(report, asked, filterOf(values, run));
        return formatWhy(formatOf(values), asked, usage, options);
      };
    },
  });
}

/** Whether the file or folder at a path is deployed, with the evidence. */
function whyFile(
  args: Arguments,
  host: Host,
  path: string,
  places: readonly string[],
): Promise<ExitCode> {
  return printInventory(args, host, {
    places,
    async load() {
      const fileText = await loadFileText(args);
      return (run, { deployments }, options) => fileText(path, run, deployments, options);
    },
  });
}

async function loadFileText({ values }: Arguments): Promise<FileText> {
  const { deploymentOfPath } = await import('../../report/why/file-deployment.ts');
  const { formatFileDeployment } = await import('../../report/why/format-file-deployment.ts');
  return (text, { located: { here, root } }, deployments, options) => {
    const found = deploymentOfPath(deployments, pathFrom(root, resolve(here, text)) || '.');
    if (found === undefined) {
      throw new CannotRun(
        `Nothing at \`${text}\` was read.`,
        'Name a manifest or a folder of manifests.',
      );
    }
    return formatFileDeployment(formatOf(values), found, options);
  };
}
