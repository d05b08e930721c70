import { setFlagsFromString } from 'node:v8';

/** A run over more files than this lives long enough for V8's own settings to pay. */
const LONG_RUN_FILES = 20_000;

/** `plain`: a short run that renders nothing. */
type Run = 'plain' | 'short' | 'usual';
type Flag = readonly [name: string, values: Readonly<Record<Run, number>>];

const TURBOFAN = late('invocation-count-for-turbofan', 20_000, 3000);
/** The room for new objects grows by this factor. It would become a quarter of the memory of a plain run, which is no faster with it. */
const GROWTH: Flag = ['semi-space-growth-factor', { plain: 1, short: 2, usual: 2 }];

/** The options of V8 that say how soon its optimizing compilers look at a function, and how much room new objects get. */
const FLAGS: ReadonlyMap<string, readonly Flag[]> = new Map([
  ['20', [late('interrupt-budget', 1_000_000, 67_584), GROWTH]],
  ['22', [TURBOFAN, GROWTH]],
  ['24', [TURBOFAN, late('invocation-count-for-maglev', 4000, 400), GROWTH]],
]);

/** Fewer files are read before the functions that read them are optimized. */
const MANY_FILES = 2000;

/** The option and its value while many files go through a few functions, which are worth optimizing sooner. */
const WHILE_READING: ReadonlyMap<string, string> = new Map([['20', 'interrupt-budget=250000']]);

/** Undefined: as Node started. */
let current: Run | undefined;

/**
 * Lets V8 optimize only what a run of so many files calls very often: a third of the CPU time of a short run goes into compiling
 * functions that it then hardly uses. Versions of Node whose options are not known here stay as they are.
 */
export function tuneCompiler(files: number, isPlain: boolean): void {
  setCompiler(files >= LONG_RUN_FILES ? 'usual' : isPlain ? 'plain' : 'short');
}

function late(name: string, value: number, usual: number): Flag {
  return [name, { plain: value, short: value, usual }];
}

/**
 * Does something under V8's own options: it takes no compiled code that was made under others. They are set even where nothing was tuned,
 * because Node 24 does not recognize the options it started with once one was set.
 */
export function withUsualCompiler<T>(work: () => T): T {
  const before = current;
  if (before !== 'usual') setCompiler('usual');
  try {
    return work();
  } finally {
    if (before !== undefined) setCompiler(before);
  }
}

/** Reads so many files. */
export function withReadingCompiler<T>(files: number, read: () => T): T {
  const option = files < MANY_FILES ? undefined : WHILE_READING.get(majorVersion());
  if (option === undefined || current === undefined || current === 'usual') return read();
  setFlagsFromString(`--${option}`);
  try {
    return read();
  } finally {
    setCompiler(current);
  }
}

function majorVersion(): string {
  return process.versions.node.split('.')[0] ?? '';
}

function setCompiler(run: Run): void {
  current = run;
  for (const [name, values] of FLAGS.get(majorVersion()) ?? [])
    setFlagsFromString(`--${name}=${values[run]}`);
}
