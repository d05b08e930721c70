import { isManifestName } from '../model/file-tree.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Outside } from './outside.ts';

/** What says on a terminal that work goes on; nothing anywhere else, and nothing in short runs. */
export interface Progress {
  /** The same tree, counting the files read. */
  readonly watch: (tree: FileTree) => Promise<FileTree>;
  readonly stop: () => void;
}

/** Runs shorter than this show nothing. */
const PATIENCE_MS = 300;
const FRAME_MS = 80;
/** With fewer files the work is done before anyone could read a word. */
const MANY_FILES = 200;

const SILENT: Progress = { watch: (tree) => Promise.resolve(tree), stop: nothing };

/**
 * A spinner on standard error once the work has taken a while, where that is a terminal. The stages are synchronous, so it
 * turns with the files they read. The cursor stays visible: an interrupted run leaves nothing to mend.
 */
export function startProgress({ stderr, env }: Outside): Progress {
  // A terminal of no width has no lines to clear: ora would clear them for ever.
  const isShown = stderr === process.stderr && stderr.isTTY === true && (stderr.columns ?? 0) > 0;
  if (!isShown || (env['CI'] ?? '') !== '') return SILENT;
  const start = performance.now();
  let stop = nothing;
  return {
    async watch(tree) {
      const total = tree.paths.filter(isManifestName).length;
      if (total < MANY_FILES) return tree;
      const { default: ora } = await import('ora');
      const spinner = ora({ stream: process.stderr, hideCursor: false, discardStdin: false });
      stop = () => void spinner.stop();
      let lastFrame = start + PATIENCE_MS;
      let count = 0;
      const tick = (): void => {
        count += 1;
        const now = performance.now();
        if (now - lastFrame < FRAME_MS) return;
        lastFrame = now;
        spinner.text = `Reading ${count} of ${total} files`;
        if (spinner.isSpinning) spinner.render();
        else spinner.start();
      };
      return {
        ...tree,
        read(path) {
          tick();
          return tree.read(path);
        },
      };
    },
    stop: () => stop(),
  };
}

function nothing(): void {}
