import { resolve } from 'node:path';
import { pathFrom } from '../../io/locate-paths.ts';
import type { Report } from '../../model/report.ts';
import type { ListOptions } from '../../report/inventory/list-options.ts';
import { VERSION } from '../../version.ts';
import {
  answerQuestion,
  layoutOf,
  orRefusal,
  sinkOf,
  textOutput,
  type Answer,
} from '../answers/answer-question.ts';
import type { Arguments } from '../command.ts';
import { widthOf, type ExitCode, type Host } from '../host.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { hasColor } from '../output/color.ts';
import { noticeLines } from '../output/write-stderr.ts';
import type { ListFilter } from './list-filter.ts';

/** The text of a list, in the wanted format. */
type ListView = (run: OpenedRun, report: Report, options: ListOptions) => string;

/** A command that prints something that a check knows besides problems. */
interface List {
  /** Where to look. */
  readonly places: readonly string[];
  /** What the arguments were understood as, if that depends on the disk. */
  readonly words?: unknown;
  /** Loads what makes the text. */
  readonly load: () => Promise<ListView>;
  /** Whether `--build` filters what is printed: all builds are judged then, because what one of them makes another may use. */
  readonly filtersBuilds: boolean;
  /** Whether it prints problems: rules are asked only then. */
  readonly printsProblems?: true;
  readonly empty?: EmptyList;
}

/** What a person reads of a list without rows, and how many lines it has then. */
export interface EmptyList {
  readonly note: string;
  readonly headings: number;
}

/** Judges the files of a run and prints a list. Exit code 0. Throws CannotRun. */
export function printList(args: Arguments, host: Host, list: List): Promise<ExitCode> {
  const { values } = args;
  const { places, words, filtersBuilds } = list;
  return answerQuestion<OpenedRun>(args, host, {
    open: () => openRun(places, filtersBuilds ? withoutBuild(values) : values, host),
    layout: () => [layoutOf(args, host), words],
    load: () => loadList(args, host, list),
  });
}

async function loadList(
  { values }: Arguments,
  host: Host,
  { load, empty, printsProblems }: List,
): Promise<Answer<OpenedRun>> {
  const { checkTree, readTree } = await import('./check-tree.ts');
  const view = await load();
  return (engines, run) => {
    const report = printsProblems === true ? checkTree(engines, run) : readTree(engines, run);
    const notices = noticeLines(run.notices);
    return orRefusal(notices, () => {
      const sink = sinkOf(values, host);
      const color = hasColor(values, host, sink);
      const text = view(run, report, { version: VERSION, color, width: widthOf(sink) });
      return {
        says: emptyNote(empty, values, text),
        outputs: [textOutput(values, host, text)],
        code: 0,
      };
    });
  };
}

/** The value of `--format`, or the empty string. */
export function formatOf(values: Arguments['values']): string {
  return values.get('format')?.at(-1) ?? '';
}

/** What the flags of a list select. */
export function filterOf(
  values: Arguments['values'],
  { located: { here, root } }: OpenedRun,
): ListFilter {
  const last = (name: string): string | undefined => values.get(name)?.at(-1);
  return {
    kind: last('kind'),
    name: last('name'),
    namespace: last('namespace'),
    verdict: last('verdict'),
    builds: values
      .get('build')
      ?.flatMap((build) => [build, pathFrom(root, resolve(here, build)) || '.']),
  };
}

/** The note of a list for people that has no rows. */
export function emptyNote(
  empty: EmptyList | undefined,
  values: Arguments['values'],
  text: string,
): readonly string[] {
  const isEmpty = empty !== undefined && isTable(values) && rowsOf(text) <= empty.headings;
  return isEmpty ? [`envfrom: ${empty.note}`] : [];
}

function isTable(values: Arguments['values']): boolean {
  return ['', 'table', 'text'].includes(formatOf(values));
}

function rowsOf(text: string): number {
  return text.split('\n').filter((line) => line !== '').length;
}

/** The flags without `--build`, where it filters what is printed. */
export function withoutBuild(values: Arguments['values']): Arguments['values'] {
  return new Map([...values].filter(([name]) => name !== 'build'));
}
