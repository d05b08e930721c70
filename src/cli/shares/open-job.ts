import { judge, survey, type Survey } from '../../commands/judge-parts.ts';
import { loadAllParts } from '../../commands/load-parts.ts';
import { keyedDigest } from '../../io/cache/keyed-digest.ts';
import { openStore } from '../../io/cache/open-store.ts';
import { recordReads, type Recorder } from '../../io/cache/record-reads.ts';
import { settledStates } from '../../io/file-state.ts';
import { withKeptContents } from '../../io/share-contents.ts';
import { openRunMemory } from '../../pipeline/run-memory.ts';
import { parseArguments } from '../../options/parse-arguments.ts';
import { openCheck } from '../open-check.ts';
import type { Outside } from '../outside.ts';
import { startProgress } from '../progress.ts';
import { divideRun } from './divide-run.ts';
import type { Job, JobFindings, JobSurvey } from './job.ts';

/** The two steps of a share of a run, in this thread. */
export interface OpenedJob {
  readonly survey: () => JobSurvey;
  readonly judge: (surveys: readonly Survey[]) => JobFindings;
}

/** What a thread of `--jobs` does: opens the same run, and looks at its share. Files are read and parsed once for both steps. Throws CannotRun. */
export async function openJob(
  argv: readonly string[],
  job: Job,
  outside: Outside,
): Promise<OpenedJob> {
  const { positionals, values } = parseArguments(argv);
  const run = await openCheck(positionals, values, outside);
  await loadAllParts();
  const recorder = recorderOf(job, run.located.root);
  const watched = await startProgress(outside).watch(run.tree);
  const tree = withKeptContents(recorder.record('head', watched));
  const { division: first, world } = divideRun(run, tree, outside);
  const division = { ...first, memory: openRunMemory() };
  return {
    survey: () => ({ world, survey: survey(division, job.share) }),
    judge(surveys) {
      const report = judge(division, job.share, surveys);
      return { report, reads: recorder.reads() };
    },
  };
}

/** Notes what is read as kept answers do, if there are any; else it only tells whether threads saw the same. */
function recorderOf({ cache, salt }: Job, root: string): Recorder {
  const store = cache === undefined ? undefined : openStore(cache);
  if (store === undefined) return recordReads(keyedDigest(salt));
  return recordReads(store.digest, { stateOf: settledStates(root) });
}
