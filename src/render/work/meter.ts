/** Units of work that renderers did and nobody has measured yet: a unit is about a tenth of a microsecond. */
let done = 0;

/** Notes work that was done, for whoever measures it. */
export function noteWork(work: number): void {
  done += work;
}

/** The result of some work, and the work that was noted meanwhile; whoever asked for it accounts for it, and nobody else. */
export function measured<Result>(run: () => Result): readonly [result: Result, work: number] {
  const before = done;
  try {
    const result = run();
    return [result, done - before];
  } finally {
    done = before;
  }
}
