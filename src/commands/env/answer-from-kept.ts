import { CannotRun } from '../../model/cannot-run.ts';
import { buildsNamed, refuseUnknownBuild } from '../../pipeline/restrict-to-selection.ts';
import { shownPieces } from '../../report/environments/format-environments.ts';
import type { ShownEnvironment } from '../../report/environments/shown-environment.ts';
import { orRefusal } from '../answers/answer-question.ts';
import type { RunOutput } from '../answers/run-output.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { selectSubjects } from '../selection/select-environments.ts';
import { emptyNotes, printedOptions, selectedBy, type Asked } from './asked.ts';
import { readKept, type KeptEnvironments } from '../selection/kept-environments.ts';
import { shownFormat } from './shared-question.ts';

/** The environments that are asked for, of those that an earlier run kept, or why there are none; undefined if only a run can tell. */
export async function answerFromKept(
  kept: RunOutput,
  run: OpenedRun,
  asked: Asked,
): Promise<RunOutput | undefined> {
  const format = shownFormat(asked.args);
  const all = readKept(kept);
  if (format === undefined || all === undefined) return undefined;
  const notices = run.notices.map((notice) => `envfrom: ${notice}`);
  let needsRun = false;
  const answer = await orRefusal(notices, () => {
    const environments = selected(all, run, asked);
    needsRun = environments === undefined;
    const shown = environments ?? [];
    const pieces = shownPieces(format, shown, printedOptions(asked));
    const file = asked.args.values.get('output')?.at(-1);
    return { says: emptyNotes(shown), outputs: [{ file, pieces }], code: 0 };
  });
  return needsRun ? undefined : answer;
}

/** Undefined if no workload of the selected builds is meant: what was not rendered of them is not known. Throws CannotRun. */
function selected(
  { builds, notRendered, environments }: KeptEnvironments,
  run: OpenedRun,
  asked: Asked,
): readonly ShownEnvironment[] | undefined {
  const selection = { ...selectedBy(asked, run), notRendered, builds };
  const { selectedBuilds } = run.settings;
  if (selectedBuilds === undefined) return selectSubjects(environments, selection);
  refuseUnknownBuild(selectedBuilds, builds);
  const ids = new Set(buildsNamed(selectedBuilds, builds).map(({ id }) => id));
  const own = environments.filter(({ build }) => ids.has(build));
  try {
    return selectSubjects(own, selection);
  } catch (error) {
    if (error instanceof CannotRun) return undefined;
    throw error;
  }
}
