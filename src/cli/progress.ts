import { isManifestName } from '../model/file-tree.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Outside } from './outside.ts';
import { startSpinner } from './spinner.ts';

/** What says on a terminal that work goes on; nothing anywhere else, and nothing in short runs. */
export interface Progress {
  /** The same tree, counting the files read. */
  readonly watch: (tree: FileTree) => Promise<FileTree>;
  readonly stop: () => void;
}

const FRAME_MS = 80;
/** With fewer files the work is done before anyone could read a word. */
const MANY_FILES = 200;

/** Counts the manifests that a run has read, each once, and shows how many of all that is. */
export function startProgress(outside: Outside): Progress {
  const spinner = startSpinner(outside);
  if (spinner === undefined) {
    return { watch: (tree) => Promise.resolve(tree), stop: () => {} };
  }
  return {
    async watch(tree) {
      const unread = new Set(tree.paths.filter(isManifestName));
      const total = unread.size;
      if (total < MANY_FILES) return tree;
      await spinner.load();
      let lastFrame = performance.now();
      return {
        ...tree,
        read(path) {
          unread.delete(path);
          const now = performance.now();
          if (now - lastFrame >= FRAME_MS) {
            lastFrame = now;
            spinner.show({ done: total - unread.size, total });
          }
          return tree.read(path);
        },
      };
    },
    stop: () => spinner.stop(),
  };
}
