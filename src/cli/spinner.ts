import type { Outside, ReadCount } from './outside.ts';

/** A line on a terminal that moves. */
export interface Spinner {
  /** Must end before the first line is shown. */
  readonly load: () => Promise<void>;
  readonly show: (count: ReadCount) => void;
  readonly stop: () => void;
}

/** Runs shorter than this show nothing. */
const PATIENCE_MS = 300;

/**
 * A spinner on standard error once the work has taken a while, where that is a terminal; undefined elsewhere. The stages are synchronous,
 * so it turns with the files they read. The cursor stays visible: an interrupted run leaves nothing to fix.
 */
export function startSpinner({ stderr, env, onRead }: Outside): Spinner | undefined {
  if (onRead !== undefined) return { load: () => Promise.resolve(), show: onRead, stop: () => {} };
  // A terminal of no width has no lines to clear: ora would clear them for ever.
  const isShown = stderr === process.stderr && stderr.isTTY === true && (stderr.columns ?? 0) > 0;
  if (!isShown || (env['CI'] ?? '') !== '') return undefined;
  const start = performance.now();
  let draw: (text: string) => void = nothing;
  let stop: () => void = nothing;
  return {
    async load() {
      const { default: ora } = await import('ora');
      const spinner = ora({ stream: process.stderr, hideCursor: false, discardStdin: false });
      stop = () => void spinner.stop();
      draw = (text) => {
        spinner.text = text;
        if (spinner.isSpinning) spinner.render();
        else spinner.start();
      };
    },
    show({ done, total }) {
      if (performance.now() - start < PATIENCE_MS) return;
      draw(`Reading ${done} of ${total} files`);
    },
    stop: () => stop(),
  };
}

function nothing(): void {}
