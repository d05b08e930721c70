import type { HoldSignals } from '../io/write/write-files.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Ending = (typeof SIGNALS)[number];

/** Signals of this process that came while they were held. */
interface HeldSignals {
  readonly hold: HoldSignals;
  /** Ends the process with the signal that came while signals were held, if any did: as if it came now. */
  readonly obey: () => void;
}

/** Nothing of the process changes until signals are held. */
export function heldSignals(): HeldSignals {
  let came: Ending | undefined;
  return {
    async hold(work) {
      const release = onSignal((signal) => (came ??= signal));
      try {
        return await work(() => came !== undefined);
      } finally {
        release();
      }
    },
    obey() {
      if (came !== undefined) process.kill(process.pid, came);
    },
  };
}

/** Two flags that a worker and its process share: whether signals are held, and whether one came. */
const [IS_HELD, CAME] = [0, 1];

export function newSignalFlags(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** The process of a worker gets the signals: this is how the worker says that they must wait. */
export function holdInWorker(flags: Int32Array): HoldSignals {
  return async (work) => {
    Atomics.store(flags, IS_HELD, 1);
    try {
      return await work(() => Atomics.load(flags, CAME) === 1);
    } finally {
      Atomics.store(flags, IS_HELD, 0);
    }
  };
}

/** Until it is released: a signal ends the process at once, or, where the worker holds it, when it is released. */
export function watchForWorker(flags: Int32Array): () => void {
  let came: Ending | undefined;
  const end = (signal: Ending): void => {
    release();
    process.kill(process.pid, signal);
  };
  const release = onSignal((signal) => {
    const isFirst = came === undefined;
    came = signal;
    Atomics.store(flags, CAME, 1);
    if (!isFirst || Atomics.load(flags, IS_HELD) === 0) end(signal);
  });
  return () => {
    release();
    if (came !== undefined) end(came);
  };
}

/** Gives the function that stops it. */
function onSignal(listener: (signal: Ending) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
}
