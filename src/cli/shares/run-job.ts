import { loadAllParts } from '../../commands/load-parts.ts';
import { fleetArguments } from '../../options/fleet-arguments.ts';
import { parseArguments } from '../../options/parse-arguments.ts';
import { openCheck } from '../open-check.ts';
import type { Outside, RenderJob } from '../outside.ts';
import { makeBundle } from './share-bundle.ts';

/** What a thread of `--jobs` does: opens the same run, and renders its share. Gives a bundle as text. Throws CannotRun. */
export async function runJob(
  argv: readonly string[],
  { share, salt }: RenderJob,
  outside: Outside,
): Promise<string> {
  const { positionals, values } = fleetArguments(parseArguments(argv));
  const run = await openCheck(positionals, values, outside);
  await loadAllParts();
  return JSON.stringify(makeBundle(run, share, salt, outside));
}
