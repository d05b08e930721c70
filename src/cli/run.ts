import { delimiter, resolve } from 'node:path';
import { parseArguments, unknownCommand } from '../commands/arguments/parse-arguments.ts';
import type { Arguments } from '../commands/command.ts';
import { widthOf, type ExitCode, type Host } from '../commands/host.ts';
import { linesOfFailure } from '../commands/output/lines-of-failure.ts';
import { writeStderr } from '../commands/output/write-stderr.ts';
import { TRUST } from '../io/git/trust-variable.ts';
import { VERSION } from '../version.ts';

/** Runs one command line; never throws. Standard output gets the report and nothing else. */
export async function run(argv: readonly string[], host: Host): Promise<ExitCode> {
  try {
    const args = parseArguments(argv);
    return await runCommand(args, host);
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
  const [word, another] = args.positionals;
  if (!named && word !== undefined && another === undefined) await refuseUnknownWord(word, host);
  return (await command.run())(args, trusting(args, host));
}

/** The host of a command that may ask git about the folders which `--trust` names. */
function trusting({ values }: Arguments, host: Host): Host {
  const named = values.get('trust')?.map((folder) => resolve(host.cwd, folder));
  if (named === undefined) return host;
  const folders = [...named, host.env[TRUST] ?? ''].join(delimiter);
  return { ...host, env: { ...host.env, [TRUST]: folders } };
}

/** `envfrom chek`: throws CannotRun for a lone word that is not a path, and may be meant as a command. */
async function refuseUnknownWord(word: string, { cwd }: Host): Promise<void> {
  const refusal = unknownCommand(word);
  if (refusal === undefined) return;
  const { whatIsAt } = await import('../io/locate-paths.ts');
  if (whatIsAt(cwd, word) === undefined) throw refusal;
}
