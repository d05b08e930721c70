import { setFlagsFromString } from 'node:v8';

/** A run over more files than this lives long enough for V8's own settings to pay. */
const LONG_RUN_FILES = 20_000;

type When = 'late' | 'early' | 'usual';

interface Flag {
  readonly name: string;
  /** For a few functions that all files go through. */
  readonly early: number;
  readonly late: number;
  /** V8's own. */
  readonly usual: number;
}

const TURBOFAN: Flag = {
  name: 'invocation-count-for-turbofan',
  early: 20_000,
  late: 20_000,
  usual: 3000,
};

/** The options of V8 that say how soon its optimizing compilers look at a function. */
const FLAGS: ReadonlyMap<string, readonly Flag[]> = new Map([
  ['20', [{ name: 'interrupt-budget', early: 250_000, late: 1_000_000, usual: 67_584 }]],
  ['22', [TURBOFAN]],
  ['24', [TURBOFAN, { name: 'invocation-count-for-maglev', early: 4000, late: 4000, usual: 400 }]],
]);

/** Undefined: as Node started. */
let current: When | undefined;

/**
 * Lets V8 optimize only what a run of so many files calls very often: a third of the CPU time of a short run goes into compiling
 * functions that it then hardly uses. Versions of Node whose options are not known here stay as they are.
 */
export function tuneCompiler(files: number): void {
  setCompiler(files < LONG_RUN_FILES ? 'late' : 'usual');
}

/**
 * Does something under V8's own options: it takes no compiled code that was made under others. They are set even where nothing was tuned,
 * because Node 24 does not recognize the options it started with once one was set.
 */
export function withUsualCompiler<T>(work: () => T): T {
  return withCompiler('usual', work);
}

/** Does something that calls a few functions very often, such as reading all files: they are optimized sooner than what a run calls less. */
export function withEarlyCompiler<T>(work: () => T): T {
  return current === 'late' ? withCompiler('early', work) : work();
}

function withCompiler<T>(when: When, work: () => T): T {
  const before = current;
  if (before !== when) setCompiler(when);
  try {
    return work();
  } finally {
    if (before !== undefined && before !== when) setCompiler(before);
  }
}

function setCompiler(when: When): void {
  current = when;
  const [major = ''] = process.versions.node.split('.');
  for (const flag of FLAGS.get(major) ?? []) setFlagsFromString(`--${flag.name}=${flag[when]}`);
}
