import type { Settings } from '../../model/settings.ts';
import type { ShownFormat } from '../../report/environments/format-environments.ts';
import { ENVIRONMENTS, type SharedQuestion } from '../answers/run-output.ts';
import type { Arguments } from '../command.ts';
import type { OpenedRun } from '../opening/open-run.ts';

/** The run that asks for the environments of all builds, and the answer that all its questions share. */
export function wholeRun(run: OpenedRun): SharedQuestion {
  return { run: { ...run, settings: withoutBuild(run.settings) }, sharedAs: ENVIRONMENTS };
}

function withoutBuild(settings: Settings): Settings {
  const { selectedBuilds, ...rest } = settings;
  return selectedBuilds === undefined ? settings : rest;
}

const SHOWN_FORMATS = [
  'table',
  'json',
  'markdown',
  'html',
] as const satisfies readonly ShownFormat[];

/** The format that is asked for, if environments that are shown already can be written in it: with what is usually shown of them. */
export function shownFormat({ values }: Arguments): ShownFormat | undefined {
  if (['matrix', 'services', 'show-values'].some((flag) => values.has(flag))) return undefined;
  const asked = values.get('format')?.at(-1) ?? 'table';
  return SHOWN_FORMATS.find((known) => known === asked);
}
