import { setFlagsFromString } from 'node:v8';

/** A run over more files than this lives long enough for V8's own settings to pay. */
const LONG_RUN_FILES = 20_000;

type Flag = readonly [name: string, late: number, usual: number];

const TURBOFAN: Flag = ['invocation-count-for-turbofan', 20_000, 3000];

/** The options of V8 that say how soon its optimizing compilers look at a function: their values here, and V8's own. */
const FLAGS: ReadonlyMap<string, readonly Flag[]> = new Map([
  ['20', [['interrupt-budget', 1_000_000, 67_584]]],
  ['22', [TURBOFAN]],
  ['24', [TURBOFAN, ['invocation-count-for-maglev', 4000, 400]]],
]);

/** Undefined: as Node started. */
let current: 'late' | 'usual' | undefined;

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
  const before = current;
  if (before !== 'usual') setCompiler('usual');
  try {
    return work();
  } finally {
    if (before === 'late') setCompiler('late');
  }
}

function setCompiler(when: 'late' | 'usual'): void {
  current = when;
  const [major = ''] = process.versions.node.split('.');
  for (const [name, late, usual] of FLAGS.get(major) ?? []) {
    setFlagsFromString(`--${name}=${when === 'late' ? late : usual}`);
  }
}
