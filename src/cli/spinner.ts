import type { ReadCount, Spinner } from '../commands/host.ts';

/** Runs shorter than this show nothing. */
const PATIENCE_MS = 300;
const FRAME_MS = 80;

/**
 * A spinner on standard error, shown once the work has taken a while; undefined if nobody watches the terminal. The stages are synchronous, so it
 * turns with the files they read. The cursor stays visible: an interrupted run leaves nothing to fix.
 */
export function newSpinner(env: NodeJS.ProcessEnv): Spinner | undefined {
  const { stderr } = process;
  // A terminal of no width has no lines to clear: ora would clear them forever.
  const isShown = stderr.isTTY && stderr.columns > 0;
  if (!isShown || (env['CI'] ?? '') !== '') return undefined;
  const start = performance.now();
  let draw: (text: string) => void = nothing;
  let stop: () => void = nothing;
  return {
    async load() {
      const { default: ora } = await import('ora');
      const spinner = ora({ stream: stderr, hideCursor: false, discardStdin: false });
      stop = () => void spinner.stop();
      draw = (text) => {
        spinner.text = text;
        if (spinner.isSpinning) spinner.render();
        else spinner.start();
      };
    },
    show: perFrame(({ done, total }) => {
      if (performance.now() - start >= PATIENCE_MS) draw(`Reading ${done} of ${total} files`);
    }),
    stop: () => stop(),
  };
}

/** Calls `show` at most once a frame. */
export function perFrame(show: (count: ReadCount) => void): (count: ReadCount) => void {
  let lastFrame = performance.now();
  return (count) => {
    const now = performance.now();
    if (now - lastFrame < FRAME_MS) return;
    lastFrame = now;
    show(count);
  };
}

function nothing(): void {}
