import { join, relative, sep } from 'node:path';
import { pathFrom, type Located } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { Severity } from '../../model/problem.ts';
import {
  DEFAULT_FORMAT_OPTIONS,
  type FormatOptions,
} from '../../report/problems/format-options.ts';
import { VERSION } from '../../version.ts';
import { pick } from '../arguments/flag-values.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, screenOf, widthOf, type Host } from '../host.ts';
import type { OpenedCheck } from '../opening/open-check.ts';
import { hasColor } from '../output/color.ts';
import { FAILING } from './exit-code-of.ts';
import { SEVERITIES } from './options.ts';
import type { WantedFormat } from './wanted-formats.ts';

/** A format, and how it is written. */
export interface PlannedOutput extends WantedFormat {
  readonly options: FormatOptions;
}

/** How a report is written. */
export interface OutputPlan {
  readonly layouts: readonly PlannedOutput[];
  /** The mildest severity that is shown; undefined: what each format shows by itself. */
  readonly least: Severity | undefined;
}

/** The layouts of what a run writes. */
export function planOutputs(
  formats: readonly WantedFormat[],
  args: Arguments,
  run: OpenedCheck,
  host: Host,
): OutputPlan {
  const layouts = formats.map((wanted) => ({
    ...wanted,
    options: layoutOf(wanted, args, run, host),
  }));
  return { layouts, least: leastSevere(args.values) };
}

function layoutOf(
  { file }: WantedFormat,
  { values }: Arguments,
  run: OpenedCheck,
  host: Host,
): FormatOptions {
  const sink = file === undefined ? host.stdout : undefined;
  return {
    ...DEFAULT_FORMAT_OPTIONS,
    version: VERSION,
    color: hasColor(values, host, sink),
    width: widthOf(sink),
    verbose: values.has('verbose'),
    infos: values.has('verbose') || leastSevere(values) === 'info',
    hints: true,
    screen: screenOf(sink),
    showPath: run.roots === undefined ? pathFromHere(run.located) : undefined,
    failing: FAILING[run.failOn],
    notices: [...run.notices, ...noticeOfPart(run)],
    references: values.has('references'),
    guardCommands: sink !== undefined && isLogOfCi(host),
  };
}

/** A folder of a repository is checked by itself: what the rest of the repository knows about it is not seen. */
function noticeOfPart({ located, roots }: OpenedCheck): readonly string[] {
  const { root, start, targets } = located;
  if (roots !== undefined || start === root || targets.some(({ kind }) => kind !== 'folder'))
    return [];
  return [
    `Only \`${pathFrom(root, start)}\` was read: what the rest of the repository defines or deploys was not seen. \`envfrom check\` in its root sees it.`,
  ];
}

/** Paths of the run as a person in the current folder would write them; undefined where they are the same. */
function pathFromHere({ here, root }: Located): ((path: string) => string) | undefined {
  if (here === root) return undefined;
  return (path) => {
    const shown = relative(here, join(root, path));
    return shown === '' ? '.' : shown.split(sep).join('/');
  };
}

/** The mildest severity that is shown (`--severity`, `--quiet`); undefined: what each format shows by itself. Throws CannotRun for both. */
function leastSevere(values: Arguments['values']): Severity | undefined {
  const named = pick(SEVERITIES, values.get('severity')?.at(-1));
  if (!values.has('quiet')) return named;
  if (named === undefined) return 'error';
  throw new CannotRun('`--quiet` and `--severity` cannot be used together.');
}
