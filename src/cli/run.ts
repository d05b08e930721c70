import { loadingParts } from '../commands/load-parts.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { fleetArguments } from '../options/fleet-arguments.ts';
import { commandHelp, parseArguments } from '../options/parse-arguments.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { VERSION } from '../version.ts';
import { widthOf, type ExitCode, type Outside } from './outside.ts';
import { linesOfFailure } from './lines-of-failure.ts';
import { runCheck } from './run-check.ts';
import { say } from './say.ts';

/** Runs one command line; never throws. Standard output gets the report and nothing else. */
export async function run(argv: readonly string[], outside: Outside): Promise<ExitCode> {
  try {
    const args = parseArguments(argv);
    return await loadingParts(() => runCommand(args, outside));
  } catch (error) {
    for (const line of linesOfFailure(error)) say(outside, line);
    return 2;
  }
}

async function runCommand(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { command, named, values } = args;
  if (values.has('version')) {
    outside.stdout.write(`${VERSION}\n`);
    return 0;
  }
  if (values.has('help')) {
    const { helpText } = await import('../options/help-text.ts');
    outside.stdout.write(helpText(named ? command : undefined, widthOf(outside.stdout)));
    return 0;
  }
  switch (command) {
    case 'check':
      return suggestingCommands(args, () => runCheck(args, outside));
    case 'fleet':
      return runCheck(fleetArguments(args), outside);
    case 'diff': {
      const { runDiff } = await import('./run-diff.ts');
      return runDiff(args, outside);
    }
    case 'env': {
      const { runEnv } = await import('./run-env.ts');
      return runEnv(args, outside);
    }
    case 'build': {
      const { runBuild } = await import('./run-build.ts');
      return runBuild(args, outside);
    }
    case 'builds':
    case 'charts':
    case 'graph':
    case 'references':
    case 'sources':
    case 'why': {
      const { runList } = await import('./run-list.ts');
      return runList(args, outside);
    }
    case 'baseline': {
      const { runBaseline } = await import('./run-baseline.ts');
      return runBaseline(args, outside);
    }
    case 'init': {
      const { runInit } = await import('./run-init.ts');
      return runInit(args, outside);
    }
    case 'rollout': {
      const { runRollout } = await import('./run-rollout.ts');
      return runRollout(args, outside);
    }
    case 'set': {
      const { runSet } = await import('./run-set.ts');
      return runSet(args, outside);
    }
    default: {
      const { runInfo } = await import('./run-info.ts');
      return runInfo(args, outside);
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
