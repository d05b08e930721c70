import { loadingParts } from '../commands/load-parts.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { fleetArguments } from '../commands/fleet/fleet-arguments.ts';
import { commandHelp, parseArguments } from '../commands/arguments/parse-arguments.ts';
import type { Arguments } from '../commands/arguments/parse-arguments.ts';
import { VERSION } from '../version.ts';
import { widthOf, type ExitCode, type Host } from '../commands/host.ts';
import { linesOfFailure } from '../commands/output/lines-of-failure.ts';
import { runCheck } from '../commands/check/run.ts';
import { writeStderr } from '../commands/output/write-stderr.ts';

/** Runs one command line; never throws. Standard output gets the report and nothing else. */
export async function run(argv: readonly string[], host: Host): Promise<ExitCode> {
  try {
    const args = parseArguments(argv);
    return await loadingParts(() => runCommand(args, host));
  } catch (error) {
    for (const line of linesOfFailure(error)) writeStderr(host, line);
    return 2;
  }
}

async function runCommand(args: Arguments, host: Host): Promise<ExitCode> {
  const { command, named, values } = args;
  if (values.has('version')) {
    host.stdout.write(`${VERSION}\n`);
    return 0;
  }
  if (values.has('help')) {
    const { helpText } = await import('../commands/help/help-text.ts');
    host.stdout.write(helpText(named ? command : undefined, widthOf(host.stdout)));
    return 0;
  }
  switch (command) {
    case 'check':
      return suggestingCommands(args, () => runCheck(args, host));
    case 'fleet':
      return runCheck(fleetArguments(args), host);
    case 'diff': {
      const { runDiff } = await import('../commands/diff/run.ts');
      return runDiff(args, host);
    }
    case 'env': {
      const { runEnv } = await import('../commands/env/run.ts');
      return runEnv(args, host);
    }
    case 'build': {
      const { runBuild } = await import('../commands/build/run.ts');
      return runBuild(args, host);
    }
    case 'builds':
    case 'charts':
    case 'graph':
    case 'references':
    case 'sources':
    case 'why': {
      const { runList } = await import('../commands/list/run.ts');
      return runList(args, host);
    }
    case 'baseline': {
      const { runBaseline } = await import('../commands/baseline/run.ts');
      return runBaseline(args, host);
    }
    case 'init': {
      const { runInit } = await import('../commands/init/run.ts');
      return runInit(args, host);
    }
    case 'rollout': {
      const { runRollout } = await import('../commands/rollout/run.ts');
      return runRollout(args, host);
    }
    case 'set': {
      const { runSet } = await import('../commands/set/run.ts');
      return runSet(args, host);
    }
    default: {
      const { runInfo } = await import('../commands/help/run-info.ts');
      return runInfo(args, host);
    }
  }
}

/** `envfrom chek`: a lone word that names no path was perhaps meant as a command. */
async function suggestingCommands(
  { named, positionals }: Arguments,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    const [word = ''] = positionals;
    if (!(error instanceof CannotRun) || named || !/^[a-z]+$/.test(word)) throw error;
    throw new CannotRun(error.lines, commandHelp(word) ?? error.help);
  }
}
