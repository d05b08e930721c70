import { setFlagsFromString } from 'node:v8';

/** A run over more files than this lives long enough for V8's own settings to pay. */
const LONG_RUN_FILES = 20_000;

/** The option of V8 that says how soon its optimizing compiler looks at a function: its value here, and V8's own. */
const FLAGS: ReadonlyMap<string, readonly [name: string, late: number, usual: number]> = new Map([
  ['20', ['interrupt-budget', 1_000_000, 67_584]],
  ['22', ['invocation-count-for-turbofan', 20_000, 3000]],
  ['24', ['invocation-count-for-turbofan', 20_000, 3000]],
]);

/**
 * Lets V8 optimize only what a run of so many files calls very often: a third of the CPU time of a short run goes into compiling
 * functions that it then hardly uses. Versions of Node whose options are not known here stay as they are.
 */
export function tuneCompiler(files: number): void {
  const [major = ''] = process.versions.node.split('.');
  const flag = FLAGS.get(major);
  if (flag === undefined) return;
  const [name, late, usual] = flag;
  setFlagsFromString(`--${name}=${files < LONG_RUN_FILES ? late : usual}`);
}
