import { isLarge } from '../../io/is-large.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { Report } from '../../model/report.ts';
import { answerQuestion, type Answer } from '../answers/answer-question.ts';
import {
  ENVIRONMENTS,
  INVENTORY,
  type RunOutput,
  type SharedAnswer,
} from '../answers/run-output.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openCheck, type OpenedCheck } from '../opening/open-check.ts';
import { writeChanges } from '../output/write-changes.ts';
import { asPrinted } from '../output/write-output.ts';
import { exitCodeOf } from './exit-code-of.ts';
import { fixesOf, refuseFixes } from './fix-check.ts';
import { planOutputs, type OutputPlan } from './output-plan.ts';
import { wantedFormats } from './wanted-formats.ts';

/** `envfrom check`: every format asked for, each where it was asked for. */
export async function runCheck(args: Arguments, host: Host): Promise<ExitCode> {
  const formats = wantedFormats(args.values, host);
  refuseFixes(args);
  const open = async (from = host): Promise<OpenedCheck> => {
    const run = await openCheck(args.positionals, args.values, from);
    if (run.failOnVerdicts.length === 0 || run.base !== undefined) return run;
    throw new CannotRun(
      '`--fail-on-verdict` needs a commit to compare with.',
      'Add `--base auto`, or use `envfrom diff --fail-on-verdict`.',
    );
  };
  if (args.values.has('watch')) {
    if (host.isolate !== undefined && isLarge(await open())) return host.isolate();
    const { watchRun } = await import('./watch-run.ts');
    return watchRun(args, formats, open, host);
  }
  const planOf = (run: OpenedCheck): OutputPlan => planOutputs(formats, args, run, host);
  return answerQuestion(args, host, {
    open,
    layout: planOf,
    load: () => (args.values.has('fix') ? loadFix(args, planOf, host) : loadCheck(planOf)),
  });
}

async function loadCheck(planOf: (run: OpenedCheck) => OutputPlan): Promise<Answer<OpenedCheck>> {
  const { answerOf } = await import('./view.ts');
  const { examineCheck } = await import('./examine-check.ts');
  return (engines, run, offer) => {
    const { report } = examineCheck(engines, run, run.tree);
    for (const shared of sharedAnswers(run, report)) offer(shared);
    return answerOf(run, report, planOf(run));
  };
}

/** What a check answers besides: the report of a comparison has what one without a base has, but not its notices. */
function sharedAnswers(run: OpenedCheck, report: Report): readonly SharedAnswer[] {
  const { base, baseline, showsAll: _, ...plain } = run;
  if (base !== undefined) return [];
  const inventory = async (): Promise<RunOutput> => {
    const { inventoryAnswer } = await import('../selection/inventory.ts');
    return inventoryAnswer(report, plain);
  };
  const environments = async (): Promise<RunOutput | undefined> => {
    const { environmentsAnswer } = await import('../selection/kept-environments.ts');
    return environmentsAnswer(report);
  };
  // Environments of plain manifests are made again as quickly as they are kept; problems that a baseline accepts count there.
  const isRendered = report.builds.some(({ kind }) => kind !== 'folder');
  const isWhole = baseline === undefined && plain.settings.selectedBuilds === undefined;
  return [
    { run: plain, sharedAs: INVENTORY, make: inventory },
    ...(isRendered && isWhole ? [{ run: plain, sharedAs: ENVIRONMENTS, make: environments }] : []),
  ];
}

/** `--fix`: what is left after the changes; with `--dry-run`, the changes. */
async function loadFix(
  args: Arguments,
  planOf: (run: OpenedCheck) => OutputPlan,
  host: Host,
): Promise<Answer<OpenedCheck>> {
  const { answerOf } = await import('./view.ts');
  const { examineCheck } = await import('./examine-check.ts');
  return async (engines, run) => {
    const checked = examineCheck(engines, run, run.tree).report;
    const { diff, summary, changes, report } = await fixesOf(engines, run, checked, args);
    const says = [`envfrom: ${summary}`];
    if (diff !== undefined) {
      const outputs = [{ file: undefined, pieces: [asPrinted(host, diff)] }];
      return { says, outputs, code: exitCodeOf(checked, run) };
    }
    await writeChanges(changes, run.located, run.tree, host);
    const answer = await answerOf(run, report, planOf(run));
    return { ...answer, says: [...says, ...answer.says] };
  };
}
