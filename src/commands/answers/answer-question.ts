import { isLarge } from '../../io/is-large.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { Engines } from '../../pipeline/engines.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, widthOf, type ExitCode, type Host } from '../host.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { hasColor } from '../output/color.ts';
import { linesOfFailure } from '../output/lines-of-failure.ts';
import { startProgress } from '../output/progress.ts';
import { asPrinted } from '../output/write-output.ts';
import { openRunCache, type ComparedRun } from './run-cache.ts';
import {
  copyOutput,
  emitOutput,
  type Output,
  type RunOutput,
  type SharedAnswer,
  type SharedQuestion,
} from './run-output.ts';

/** What a command asks about the files of a run. The answer is kept, and printed again while nothing changes. */
interface Question<Run extends ComparedRun> {
  /** Paths, configuration and flags, read. Throws CannotRun. */
  readonly open: () => Promise<Run>;
  /** What the answer depends on besides the run and its files: how it is written, which words were understood as what. */
  readonly layout?: (run: Run) => unknown;
  /** What questions of several commands call the answer that they share, whatever is printed of it; instead of a layout. */
  readonly sharedAs?: string;
  /** Loads the code that answers, of which a kept answer needs none. Its result may depend only on the run, its files and the layout. */
  readonly load: () => Promise<Answer<Run>>;
  /** Loads what makes the text that is printed of an answer; absent: it is the answer. */
  readonly view?: () => Promise<View<Run>>;
  /** An answer that holds this one: it is looked for if this one was not kept. */
  readonly wider?: WiderAnswer<Run>;
}

/** A kept answer from which a narrower question can be answered. */
interface WiderAnswer<Run> {
  readonly of: (run: Run) => SharedQuestion;
  /** Loads what finds the narrower answer in it: undefined if only a run can tell. */
  readonly load: () => Promise<
    (wider: RunOutput, run: Run) => RunOutput | undefined | Promise<RunOutput | undefined>
  >;
}

/** The answer; may throw CannotRun. `offer` takes what it answers to other questions, too. */
export type Answer<Run> = (
  engines: Engines,
  run: Run,
  offer: (shared: SharedAnswer) => void,
) => RunOutput | Promise<RunOutput>;

/** What is printed of an answer that was kept or made. */
export type View<Run> = (answer: RunOutput, run: Run) => RunOutput | Promise<RunOutput>;

/** Characters of an answer that is kept: a longer one does not fit into an entry of the store. */
const MAX_KEPT = 32 * 1024 * 1024;

/** Answers a question, or repeats the kept answer. Throws CannotRun. */
export async function answerQuestion<Run extends ComparedRun>(
  args: Arguments,
  host: Host,
  { open, layout, sharedAs, load, view, wider }: Question<Run>,
): Promise<ExitCode> {
  const progress = startProgress(host);
  try {
    const run = await open();
    const asked = sharedAs ?? [args.command.name, layout?.(run)];
    const cache = openRunCache(run, asked, args, host);
    const emit = async (answer: RunOutput): Promise<ExitCode> => {
      const shown = view === undefined ? answer : await (await view())(answer, run);
      return emitOutput(shown, run.located, host);
    };
    const known = cache?.find();
    if (known !== undefined) return await emit(known);
    const held = wider && cache?.findShared(wider.of(run));
    const found = held && (await (await wider.load())(held, run));
    if (found !== undefined) return await emitOutput(found, run.located, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const answer = await load();
    const tree = await progress.watch(run.tree);
    const recorded = cache?.record(run, tree) ?? { ...run, tree };
    const engines = await loadEngines(recorded, recorded.base?.tree);
    const offered: SharedAnswer[] = [];
    const given = await orRefusal([], async () =>
      answer(engines, recorded, (shared) => offered.push(shared)),
    );
    progress.stop();
    if (cache === undefined) return await emit(given);
    const { answer: copied, copy } = copyOutput(given, MAX_KEPT);
    const code = await emit(copied);
    const kept = copy();
    if (kept !== undefined) cache.keep(kept);
    for (const shared of offered) await cache.keepShared(shared);
    return code;
  } finally {
    progress.stop();
  }
}

/** An answer, or why there is none, as the lines that say so; `first` are said before either. */
export async function orRefusal(
  first: readonly string[],
  answer: () => RunOutput | Promise<RunOutput>,
): Promise<RunOutput> {
  try {
    const { says, ...rest } = await answer();
    return { ...rest, says: [...first, ...says] };
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    return { says: [...first, ...linesOfFailure(error)], outputs: [], code: 2 };
  }
}

/** The flags and arguments of a command line that writes to one place, and the terminal: all that its layout can depend on. */
export function layoutOf({ positionals, values }: Arguments, host: Host): unknown {
  const sink = sinkOf(values, host);
  const flags = [...values].filter(([name]) => name !== 'cache');
  const terminal = { columns: widthOf(sink), rows: sink?.rows, isLog: isLogOfCi(host) };
  return { positionals, flags, terminal, color: hasColor(values, host, sink) };
}

/** Standard output; undefined where a flag names a file. */
export function sinkOf(values: Arguments['values'], { stdout }: Host): Host['stdout'] | undefined {
  return values.has('output') ? undefined : stdout;
}

/** One text, written to the file that a flag names or to standard output. */
export function textOutput(values: Arguments['values'], host: Host, text: string): Output {
  const file = values.get('output')?.at(-1);
  return { file, pieces: [file === undefined ? asPrinted(host, text) : text] };
}
